interface Placed {
  readonly id: string;
  readonly pinned?: true | undefined;
}

/**
 * Returns the shown columns in the user's order: the first identifies the row and stays, pinned ones come
 * last.
 */
export function shownInOrder<Column extends Placed>(
  columns: readonly Column[],
  wanted: readonly string[],
): Column[] {
  const [first, ...others] = columns;
  if (!first) return [];
  const asked = wanted.flatMap((id) => others.find((column) => column.id === id) ?? []);
  return [first, ...asked.filter(({ pinned }) => !pinned), ...asked.filter(({ pinned }) => pinned)];
}

/**
 * Returns all columns except the first in the chooser's order: shown ones in the user's order, hidden ones at
 * their default place.
 */
export function choosable<Column extends Placed>(
  columns: readonly Column[],
  wanted: readonly string[],
): Column[] {
  const shown = shownInOrder(columns, wanted).slice(1);
  const natural = columns.slice(1);
  for (const [at, column] of natural.entries()) {
    if (shown.includes(column)) continue;
    const before = natural.slice(0, at).findLast((other) => shown.includes(other));
    shown.splice(before ? shown.indexOf(before) + 1 : 0, 0, column);
  }
  return [...shown.filter(({ pinned }) => !pinned), ...shown.filter(({ pinned }) => pinned)];
}

/** The list with one of its members at another place; from 0. */
export function movedTo<One>(list: readonly One[], one: One, place: number): One[] {
  const others = list.filter((other) => other !== one);
  return [...others.slice(0, place), one, ...others.slice(place)];
}
