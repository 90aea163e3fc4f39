import type { Floor } from "../projections/floor.ts";

/** One walk over the queue for every version of it. */
const walked = new WeakMap<Floor["queue"], ReadonlyMap<string, number>>();

/** For each segment in which somebody waits: when (ms) the customer came who waits longest. */
export function longestBySegment({ queue }: Floor): ReadonlyMap<string, number> {
  const known = walked.get(queue);
  if (known) return known;
  const longest = new Map<string, number>();
  queue.forEach(({ segment, since }) => {
    const before = longest.get(segment);
    if (before === undefined || since < before) longest.set(segment, since);
  });
  walked.set(queue, longest);
  return longest;
}
