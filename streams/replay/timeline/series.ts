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

/** The number in the middle; of an even count the upper of the two. 0 where there are none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The first place of ascending numbers that is not below a limit. */
export const placeFrom = (numbers: ArrayLike<number>, limit: number): number =>
  firstPlace(numbers.length, (place) => (numbers[place] ?? 0) >= limit);
