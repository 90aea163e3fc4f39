import type { KeyboardEvent } from "react";
import { usePreferences } from "../../services/use-preferences.ts";
import { clickByShortcut } from "../../ui/keyed-act.ts";
import { ROW_KEYS } from "../../ui/list-column.ts";

interface RowKeysOptions {
  /** True if rows are selected. */
  readonly any: boolean;
  /** Selects all shown rows; undefined if rows cannot be selected. */
  readonly pickAll: (() => void) | undefined;
  /** Asks to delete the selected rows; undefined if rows cannot be deleted. */
  readonly remove: (() => void) | undefined;
  /** Opens the copy dialog for the row at this index, with the link to its record. */
  readonly copy: (at: number, link: string | undefined) => void;
}

/** Rows of a table or list, without the details below an expanded row. */
const ROWS = ":is(tbody tr, ul > li):not([data-details], [data-details] *)";

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/**
 * Returns the keyboard handler for the container of the rows. It acts on the focused row: `J` and `K` move,
 * Enter opens, `E` and `.` run its actions, `Y` copies, `X` selects (with Shift a range). Ctrl/Cmd+`A`
 * selects all shown rows. Delete asks to delete the selection, or the focused row.
 */
export function useRowKeys({ any, pickAll, remove, copy }: RowKeysOptions) {
  const { singleKeys } = usePreferences();
  const press = (event: KeyboardEvent, row: Element, box: HTMLInputElement | null): boolean => {
    const key = event.key.toLowerCase();
    if (event.key === "Delete") {
      if (event.shiftKey || !remove || !box) return false;
      if (!any) box.click();
      remove();
      return true;
    }
    if (event.key === "Enter") {
      // Links and buttons handle Enter natively.
      const link = event.target === box ? row.querySelector<HTMLElement>("th a") : null;
      link?.click();
      return link !== null;
    }
    if (singleKeys !== "on") return false;
    if (key === "x" && box) {
      if (!event.repeat)
        box.dispatchEvent(
          new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: event.shiftKey }),
        );
      return true;
    }
    if (event.shiftKey) return false;
    if (key === "y") {
      copy(
        [...(row.parentElement?.querySelectorAll(`:scope > :not([data-details])`) ?? [])].indexOf(row),
        row.querySelector<HTMLAnchorElement>("a[href]")?.href,
      );
      return true;
    }
    const step = STEPS[key];
    if (step) stepRow(event.currentTarget, step);
    return (
      step !== undefined ||
      (!event.repeat && ROW_KEYS.some((one) => one === key.toUpperCase() && clickByShortcut(row, one)))
    );
  };
  return (event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.altKey ||
      !(event.target instanceof Element) ||
      event.target.closest("input:not([type=checkbox]), textarea, select, [role=menu], [role=dialog]") !==
        null
    )
      return;
    const row = event.target.closest(ROWS);
    if (!row || !event.currentTarget.contains(row)) return;
    const isDone =
      event.ctrlKey || event.metaKey
        ? isAll(event) && pickAll !== undefined && (pickAll(), true)
        : press(event, row, row.querySelector<HTMLInputElement>("input[type=checkbox]"));
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const isAll = ({ key, shiftKey }: KeyboardEvent): boolean => key.toLowerCase() === "a" && !shiftKey;

/**
 * Moves the focus to the next or previous row, or to the first row if no row has the focus. In a row, the
 * name is focused rather than the checkbox.
 */
export function stepRow(list: Element | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll(ROWS) ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at < 0 ? rows[0] : rows[at + by];
  const target =
    row?.querySelector<HTMLElement>("th a") ??
    row?.querySelector<HTMLElement>("th button") ??
    row?.querySelector<HTMLElement>("a, button, input");
  target?.focus();
  row?.scrollIntoView({ block: "nearest" });
}
