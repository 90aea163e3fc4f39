import type { FloorQueueEntry, Tally } from "../../openapi/generated/live-monitor.ts";
import type { Floor } from "../projections/floor.ts";

/** A value, or `null` if it is unknown. An unknown number is never 0. */
export type Known<T> = T | null;

/**
 * Returns the tally of a local day (yyyy-mm-dd) for one segment, or for all segments together if `segment` is
 * `all`; undefined if nothing was counted.
 */
export const tallyOf = (floor: Floor, day: string, segment = "all"): Tally | undefined =>
  floor.days.find((counted) => counted.day === day)?.tallies.get(segment);

/** Returns the number of customers waiting in a queue, whether or not they are offered to an agent. */
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
 * Returns the longest wait in ms: now − the time at which the earliest customer who is still waiting entered
 * the queue. Answered and abandoned customers do not count. `null` when no customer waits; never below 0,
 * even with clock differences.
 */
export function longestWait(floor: Floor, now: number): Known<number> {
  const longest = longestWaiting(floor);
  return longest === null ? null : Math.max(0, now - longest.since);
}

/**
 * Returns the number of free agents: connected, in no call, and with the status available or releasing.
 * `null` while no source has reported any agent's status, as in a replay file of a call log without statuses.
 */
export const freeAgents = (floor: Floor): Known<number> =>
  floor.counts.statusKnown === 0 ? null : floor.counts.free;

/**
 * Returns the number of connected agents in any status. `null` while no source has reported any agent's
 * status.
 */
export const connectedAgents = (floor: Floor): Known<number> =>
  floor.counts.statusKnown === 0 ? null : floor.counts.connected;

/** Returns the number of agents of the floor, connected or not. */
export const assignedAgents = (floor: Floor): number => floor.agents.size;

/**
 * Returns the number of offered customers of a day: answered + abandoned, including short abandons. Customers
 * who still wait are not included.
 */
export const offered = (tally: Tally | undefined): number => (tally ? tally.answered + tally.abandoned : 0);

/**
 * Returns the service level in percent: answered within the threshold (inclusive) ÷ offered × 100. Short
 * abandons count as offered. A call that never queued counts as answered within 0 s. `null` until a call is
 * offered.
 */
export function serviceLevel(tally: Tally | undefined, withinSeconds: number): Known<number> {
  if (!tally || offered(tally) === 0) return null;
  let within = 0;
  for (let second = 0; second <= withinSeconds && second < tally.waits.length; second++)
    within += tally.waits[second] ?? 0;
  return (within / offered(tally)) * 100;
}

/**
 * Returns the average speed of answer in ms: total wait of answered customers ÷ their count. `null` before
 * the first answer.
 */
export const averageSpeedOfAnswer = (tally: Tally | undefined): Known<number> =>
  tally && tally.answered > 0 ? tally.waited / tally.answered : null;

/** Returns the abandonment in percent: abandoned ÷ offered × 100. `null` until a call is offered. */
export const abandonment = (tally: Tally | undefined): Known<number> =>
  tally && offered(tally) > 0 ? (tally.abandoned / offered(tally)) * 100 : null;

/**
 * Returns the average talk time in ms: total length of ended calls ÷ their count. `null` before the first
 * call has ended.
 */
export const averageTalkTime = (tally: Tally | undefined): Known<number> =>
  tally && tally.talks > 0 ? tally.talked / tally.talks : null;
