import type { ListColumn } from "./list-column.ts";

type Column = Pick<ListColumn<never>, "id" | "width" | "pinned">;

/** Minimum width (px) of a column without its own width. If the table is too narrow, the columns scroll. */
const NAME_AT_LEAST = 200;
/** Width (px) that is assumed for a column without its own width when extra space is shared. */
const NAME_AT_MOST = 360;
/** Maximum factor by which a column grows, so that related values stay close. */
const MOST_GROWTH = 1.6;

/**
 * Shares the extra space of a wide window among the columns of a list, so that the column of names does not
 * get all of it. Returns the widths (px) of the columns that grow, without the column that takes the exact
 * remainder, if there is one.
 */
export function sharedWidths(columns: readonly Column[], room: number): Readonly<Record<string, number>> {
  const growing = columns.filter(({ pinned }) => !pinned);
  const baseOf = ({ width }: Column) => width ?? NAME_AT_MOST;
  const sum = (some: readonly Column[]) => some.reduce((all, column) => all + baseOf(column), 0);
  const growth = (room - sum(columns.filter(({ pinned }) => pinned))) / sum(growing);
  if (growth <= 1 || growing.length === 0) return {};
  // One column without its own width takes the exact remainder.
  const rest = growth <= MOST_GROWTH ? growing.find(({ width }) => width === undefined) : undefined;
  return Object.fromEntries(
    growing.flatMap((column) =>
      column === rest ? [] : [[column.id, Math.floor(baseOf(column) * Math.min(growth, MOST_GROWTH))]],
    ),
  );
}

/**
 * Returns the widths (px) of the columns of a table `room` px wide: the widths set by the user (`widths`) or
 * the shared widths, otherwise the default width of the column. Columns without any of these widths divide
 * the remaining space. Pinned columns always have their default width.
 */
export function columnSizes(
  columns: readonly Column[],
  widths: Readonly<Record<string, number>> | null,
  room: number,
): Record<string, number> {
  const shared = widths ?? sharedWidths(columns, room);
  const own = columns.map(({ id, width, pinned }) => (pinned ? width : (shared[id] ?? width)));
  const open = own.filter((width) => width === undefined).length;
  const rest = own.reduce<number>((left, width) => left - (width ?? 0), room);
  return Object.fromEntries(
    columns.map(({ id }, at) => [id, own[at] ?? Math.max(NAME_AT_LEAST, Math.floor(rest / open))]),
  );
}
