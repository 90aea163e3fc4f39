import { firstPlace } from "../../recording/offset-order.ts";

/** Groups items by key; groups and items keep their order. */
export function groupedBy<Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns the median; the upper middle number for an even count, 0 for an empty list. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Returns the index of the first number in an ascending list that is at least `limit`; the length if none is.
 */
export const placeFrom = (numbers: ArrayLike<number>, limit: number): number =>
  firstPlace(numbers.length, (place) => (numbers[place] ?? 0) >= limit);
