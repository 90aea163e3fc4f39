import type { Fate } from "../../../../streams/replay/later.ts";

/** How many of those who wait will hang up; null as long as nothing is known of anybody. */
export function leavingOf(
  waiting: Iterable<{ readonly id: string }>,
  fates: ReadonlyMap<string, Fate | null>,
): number | null {
  return fates.size === 0 ? null : [...waiting].filter(({ id }) => fates.get(id)?.how === "abandoned").length;
}
