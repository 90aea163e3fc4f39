import type { KeyboardEvent } from "react";
import { usePreferences } from "../services/use-preferences.ts";

interface RowKeysOptions {
  /** Whether rows can be picked at all. */
  readonly on: boolean;
  /** Whether some are. */
  readonly any: boolean;
  /** Asks before those that are picked are deleted; without it they stay. */
  readonly remove: (() => void) | undefined;
}

/** The handler of what the rows stand in: `X` picks the one that has the focus, with Shift all from the one before; Delete asks about those that are picked, or about that row. */
export function useRowKeys({ on, any, remove }: RowKeysOptions) {
  const { singleKeys } = usePreferences();
  return (event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const box = event.target.closest("tbody tr")?.querySelector<HTMLInputElement>("input[type=checkbox]");
    if (!box || event.target.closest("input:not([type=checkbox]), textarea, select") !== null) return;
    if (event.key.toLowerCase() === "x" && singleKeys === "on") {
      if (!event.repeat) box.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
    } else if (event.key === "Delete" && !event.shiftKey && remove) {
      if (!any) box.click();
      remove();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
