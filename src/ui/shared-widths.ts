import type { ListColumn } from "./list-column.ts";

type Column = Pick<ListColumn<never>, "id" | "width" | "pinned">;

/** A column without a width of its own is given no more than this before the others get their share, px. */
const NAME_AT_MOST = 360;
/** Maximum factor by which a column grows, so that related values stay close. */
const MOST_GROWTH = 1.6;

/**
 * Shares among the columns of a list what a wide window leaves over, so that its names do not get all of it.
 * Returns the widths of those that differ from their own, px; what is in none of them stays the table's to
 * give.
 */
export function sharedWidths(columns: readonly Column[], room: number): Readonly<Record<string, number>> {
  const growing = columns.filter(({ pinned }) => !pinned);
  const baseOf = ({ width }: Column) => width ?? NAME_AT_MOST;
  const sum = (some: readonly Column[]) => some.reduce((all, column) => all + baseOf(column), 0);
  const growth = (room - sum(columns.filter(({ pinned }) => pinned))) / sum(growing);
  if (growth <= 1 || growing.length === 0) return {};
  // One column without a width takes what is left, to the last pixel.
  const rest = growth <= MOST_GROWTH ? growing.find(({ width }) => width === undefined) : undefined;
  return Object.fromEntries(
    growing.flatMap((column) =>
      column === rest ? [] : [[column.id, Math.floor(baseOf(column) * Math.min(growth, MOST_GROWTH))]],
    ),
  );
}
