import { type RefObject, useEffect, useState } from "react";
import { useShortcut } from "../../services/use-shortcut.ts";

interface SearchMeanwhile {
  /** True during a selection, whose bar has no search. */
  readonly any: boolean;
  /** Accessible name of the search. */
  readonly label: string;
  /** Container of the search. */
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Makes `/` open the search during a selection. The search replaces the bulk actions while it has the focus,
 * and the selection is kept.
 */
export function useSearchDuringSelection({ any, label, place }: SearchMeanwhile): boolean {
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
