import type { FloorAgent } from "../../openapi/generated/live-monitor.ts";
import type { Floor } from "../projections/floor.ts";
import { Keyed } from "../projections/keyed.ts";
import { type Known, serviceLevel, tallyOf } from "./live-numbers.ts";

/** Cached results of `longestBySegment`, so that each version of a queue is iterated only once. */
const walked = new WeakMap<Floor["queue"], ReadonlyMap<string, number>>();

/** Returns the arrival (ms) of the longest waiting customer, for each segment with waiting customers. */
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

/**
 * Returns a function that counts the agents assigned to each segment, connected or not. Each invocation
 * processes only the agents that changed since the previous one, and returns the same map, updated.
 */
export function assignedBySegment(): (floor: Pick<Floor, "agents">) => ReadonlyMap<string, number> {
  let seen = Keyed.of<FloorAgent>();
  const assigned = new Map<string, number>();
  const add = (agent: FloorAgent | undefined, by: 1 | -1) =>
    agent?.segments.forEach((segment) => void assigned.set(segment, (assigned.get(segment) ?? 0) + by));
  return ({ agents }) => {
    Keyed.differences(seen, agents, (before, after) => {
      if (before?.segments === after?.segments) return;
      add(before, -1);
      add(after, 1);
    });
    seen = agents;
    return assigned;
  };
}

/**
 * Returns the number of agents of a segment who could take a customer now; `null` while no source has
 * reported any agent's status.
 */
export const freeIn = (floor: Floor, segment: string): Known<number> =>
  floor.counts.statusKnown === 0 ? null : (floor.segments.get(segment)?.free ?? 0);

/**
 * Returns today's service level of a segment, in percent. Today is the local day that contains `now` (ms).
 * `null` until a call is offered.
 */
export function serviceLevelIn(
  floor: Floor,
  segment: string,
  now: number,
  withinSeconds: number,
): Known<number> {
  const today = floor.days.find(({ start, end }) => start <= now && now < end);
  return today ? serviceLevel(tallyOf(floor, today.day, segment), withinSeconds) : null;
}
