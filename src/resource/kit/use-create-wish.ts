import { useEffect } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { useShortcut } from "../../services/use-shortcut.ts";

/** What stands in the history where somebody came to a page to make a new record there. */
export const CREATE = { create: true } as const;

const isWish = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "create" in state && state.create === true;

/**
 * Opens the form for a new record by the key for that, and where somebody came for it, once: a reload or a
 * way back is no wish.
 */
export function useCreateWish(may: boolean, label: string, open: () => void): void {
  useShortcut({ keys: "C", label, on: may, run: open });
  const wished = isWish(useHistoryState());
  useEffect(() => {
    if (!wished) return;
    history.replaceState(null, "");
    if (may) open();
  });
}
