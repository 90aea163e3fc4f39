import { firstPlace } from "../../recording/first-place.ts";

/** The first place of ascending numbers that is not below a limit. */
export const placeFrom = (numbers: ArrayLike<number>, limit: number): number =>
  firstPlace(numbers.length, (place) => (numbers[place] ?? 0) >= limit);
