/**
 * The first place (of so many) from which on something is true; it must be false before it and true behind
 * it.
 */
export function firstPlace(count: number, isTrue: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
