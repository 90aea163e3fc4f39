import { type RefObject, useEffect, useState } from "react";
import { useShortcut } from "../../services/use-shortcut.ts";

interface SearchDuringSelection {
  /** True while records are selected. The selection bar has no search. */
  readonly any: boolean;
  /** Accessible name of the search. */
  readonly label: string;
  /** Container of the search. */
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Makes `/` open the search during a selection. The search replaces the bulk actions while it has the focus,
 * and the selection is kept. Returns true while the search is open.
 */
export function useSearchDuringSelection({ any, label, place }: SearchDuringSelection): boolean {
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
