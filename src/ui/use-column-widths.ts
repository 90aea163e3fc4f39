import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ListColumn } from "./list-column.ts";
import { sharedWidths } from "./shared-widths.ts";
import { WIDTHS } from "./view-state.ts";

type Column = Pick<ListColumn<never>, "id" | "width" | "pinned">;
export type Widths = Readonly<Record<string, number>>;

/** Column sizing of a list. */
export interface ListSizing {
  /** Widths by column, in px; null for the defaults. */
  readonly widths: Widths | null;
  readonly onWidths: (widths: Widths) => void;
  /** Accessible name of a column's edge. */
  readonly labelOf: (header: string) => string;
}

export const within = (px: number): number => Math.max(WIDTHS.least, Math.min(WIDTHS.most, Math.round(px)));

/** Cell content may be wider than the cell; the head reserves space for the edge. */
const EDGE = 12;

/**
 * Returns the widths of a table's columns: as set by the user, otherwise sharing the available space. The
 * first resize fixes all columns at their current widths, so that moving one edge moves no other. `besides`:
 * width of everything else in the table, px.
 */
export function useColumnWidths(columns: readonly Column[], sizing: ListSizing | undefined, besides: number) {
  const table = useRef<HTMLTableElement>(null);
  const [seen, setSeen] = useState<Widths>({});
  const [draft, setDraft] = useState<Widths | null>(null);
  const widths = draft ?? sizing?.widths ?? null;

  const [room, setRoom] = useState(0);
  const shared = widths === null ? sharedWidths(columns, room - besides) : {};

  const look = useEffectEvent(() => {
    setSeen((before) => unlessSame(before, widthsOf(table.current)));
    setRoom(table.current?.parentElement?.clientWidth ?? 0);
  });
  // Any render may have moved an edge; unchanged positions are not set again.
  useLayoutEffect(() => look());
  useEffect(() => {
    const sizes = new ResizeObserver(() => look());
    for (const one of [table.current, table.current?.parentElement]) if (one) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);

  const movable = columns.filter(({ pinned }) => !pinned);
  const made = (id: string, px: number): Widths => ({
    ...widths,
    ...Object.fromEntries(
      movable.map((column) => [column.id, within(seen[column.id] ?? column.width ?? WIDTHS.least)]),
    ),
    [id]: within(px),
  });
  return {
    table,
    seen,
    widthOf: ({ id, width, pinned }: Column): number | undefined =>
      pinned ? width : (widths?.[id] ?? shared[id] ?? width),
    /** Minimum width of a column in a narrow window. */
    leastOf: ({ id, width, pinned }: Column): number | undefined =>
      pinned ? width : (widths?.[id] ?? width),
    /** Previews a width while dragging; null restores the previous one. */
    tryWidth: (id: string, px: number | null) => setDraft(px === null ? null : made(id, px)),
    settle: (id: string, px: number) => {
      setDraft(null);
      sizing?.onWidths(made(id, px));
    },
    /** Fits a column to its widest content. */
    fit: (id: string) => {
      const at = [...(table.current?.tHead?.rows[0]?.cells ?? [])].findIndex(
        (head) => head.dataset["column"] === id,
      );
      const cells = [...(table.current?.rows ?? [])].flatMap((row) => row.cells[at] ?? []);
      sizing?.onWidths(made(id, Math.max(...cells.map(naturalWidth))));
    },
  };
}

const unlessSame = (before: Widths, now: Widths): Widths =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

const widthsOf = (table: HTMLTableElement | null): Widths =>
  Object.fromEntries(
    [...(table?.tHead?.querySelectorAll<HTMLElement>("[data-column]") ?? [])].map((head) => [
      head.dataset["column"] ?? "",
      Math.round(head.getBoundingClientRect().width),
    ]),
  );

function naturalWidth(cell: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector("[data-word]") ?? cell);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  return (
    Math.ceil(
      range.getBoundingClientRect().width +
        Number.parseFloat(paddingInlineStart) +
        Number.parseFloat(paddingInlineEnd),
    ) + (cell.dataset["column"] === undefined ? 1 : EDGE)
  );
}
