import type { FloorQueueEntry, Tally } from "../../openapi/generated/live-monitor.ts";
import type { Floor } from "../projections/floor.ts";

/** A number that is not known is `null`, never 0. */
export type Known<T> = T | null;

/**
 * Returns the tally of a local day (yyyy-mm-dd) for one segment, or all of them with `all`; undefined if
 * nothing was counted.
 */
export const tallyOf = (floor: Floor, day: string, segment = "all"): Tally | undefined =>
  floor.days.find((counted) => counted.day === day)?.tallies.get(segment);

/** Waiting: customers in a queue who are not answered yet, offered to an agent or not. A count. */
export const waiting = (floor: Floor): number => floor.queue.size;

/** Returns the entry with the longest wait. */
export function longestWaiting(floor: Floor): FloorQueueEntry | null {
  let longest: FloorQueueEntry | null = null;
  floor.queue.forEach((entry) => {
    if (longest === null || entry.since < longest.since) longest = entry;
  });
  return longest;
}

/**
 * Longest wait = now − the time at which the earliest customer who is still waiting entered the queue, in ms.
 * Answered and abandoned customers do not count. `null` when no customer waits; never below 0, even with
 * clock differences.
 */
export function longestWait(floor: Floor, now: number): Known<number> {
  const longest = longestWaiting(floor);
  return longest === null ? null : Math.max(0, now - longest.since);
}

/**
 * Free agents: connected, in no call, and with the status available or releasing. `null` while no source has
 * reported any agent's status, as with recorded calls.
 */
export const freeAgents = (floor: Floor): Known<number> =>
  floor.counts.statusKnown === 0 ? null : floor.counts.free;

/** Connected agents in any status. `null` as for free agents. */
export const connectedAgents = (floor: Floor): Known<number> =>
  floor.counts.statusKnown === 0 ? null : floor.counts.connected;

/** Agents who could be connected: all that the floor knows of, there or not. */
export const assignedAgents = (floor: Floor): number => floor.agents.size;

/** Offered today = answered + abandoned, however short the wait; who still waits is not yet in it. */
export const offered = (tally: Tally | undefined): number => (tally ? tally.answered + tally.abandoned : 0);

/**
 * Service level = answered within the threshold ÷ offered × 100, short abandons included in the offered;
 * percent. A call that never queued was answered within 0 s. `null` before anything was offered.
 */
export function serviceLevel(tally: Tally | undefined, withinSeconds: number): Known<number> {
  if (!tally || offered(tally) === 0) return null;
  let within = 0;
  for (let second = 0; second <= withinSeconds && second < tally.waits.length; second++)
    within += tally.waits[second] ?? 0;
  return (within / offered(tally)) * 100;
}

/** Average speed of answer = time waited by those answered ÷ answered, ms. `null` before the first answer. */
export const averageSpeedOfAnswer = (tally: Tally | undefined): Known<number> =>
  tally && tally.answered > 0 ? tally.waited / tally.answered : null;

/** Abandonment = abandoned ÷ offered × 100, percent. `null` before anything was offered. */
export const abandonment = (tally: Tally | undefined): Known<number> =>
  tally && offered(tally) > 0 ? (tally.abandoned / offered(tally)) * 100 : null;

/** Average talk time = length of the calls that ended ÷ their count, ms. `null` before the first end. */
export const averageTalkTime = (tally: Tally | undefined): Known<number> =>
  tally && tally.talks > 0 ? tally.talked / tally.talks : null;
