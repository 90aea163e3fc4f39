import { useEffect } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { useShortcut } from "../../services/use-shortcut.ts";

/** History state that opens the form for a new record. */
export const CREATE = { create: true } as const;

const isWish = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "create" in state && state.create === true;

/**
 * Opens the form for a new record by its shortcut. Also opens the form once after a navigation with the state
 * `CREATE`, but not after a reload or going back.
 */
export function useCreateShortcut(may: boolean, label: string, open: () => void): void {
  useShortcut({ keys: "C", label, on: may, run: open });
  const wished = isWish(useHistoryState());
  useEffect(() => {
    if (!wished) return;
    history.replaceState(null, "");
    if (may) open();
  });
}
