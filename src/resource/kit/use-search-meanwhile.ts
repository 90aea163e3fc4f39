import { type RefObject, useEffect, useState } from "react";
import { useShortcut } from "../../services/use-shortcut.ts";

interface SearchMeanwhile {
  /** True during a selection, whose bar has no search. */
  readonly any: boolean;
  /** What the search looks in. */
  readonly label: string;
  /** What the search stands in. */
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Lets `/` lead to the search while rows are picked. It takes the place of what is done with them for as long
 * as it has the focus: whoever looks for nothing finds them picked as before.
 */
export function useSearchMeanwhile({ any, label, place }: SearchMeanwhile): boolean {
  const [wanted, setWanted] = useState(false);
  const searching = any && wanted;
  useShortcut({ keys: "/", label, on: any && !wanted, run: () => setWanted(true) });
  useEffect(() => {
    const field = searching ? place.current?.querySelector<HTMLElement>("input[type=search]") : null;
    if (!field) return;
    const end = () => setWanted(false);
    field.focus();
    field.addEventListener("blur", end);
    return () => field.removeEventListener("blur", end);
  }, [searching, place]);
  return searching;
}
