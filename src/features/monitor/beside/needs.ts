import type { Targets } from "../../../../openapi/generated/console.ts";
import type { FloorAgent } from "../../../../openapi/generated/live-monitor.ts";
import type { Known } from "../../../../streams/metrics/live-numbers.ts";
import { freeIn, longestBySegment, serviceLevelIn } from "../../../../streams/metrics/segment-numbers.ts";
import { type Standing, standingOfWait, wholePercent } from "../../../../streams/metrics/standing.ts";
import { overLimit, type StatusLimits } from "../../../../streams/metrics/status-limit.ts";
import { shownStatus } from "../../../../streams/projections/agent-status.ts";
import type { Floor } from "../../../../streams/projections/floor.ts";
import { STATUS_FAMILY } from "../../../resource/cells/status-family.ts";
import type { Family } from "../../../ui/status-pill.tsx";

export interface SegmentNeed {
  readonly id: string;
  readonly waiting: number;
  /** The longest wait (ms); null if no customer waits. */
  readonly longest: Known<number>;
  readonly standing: Standing;
  readonly free: Known<number>;
  /** Today's service level in whole percent. */
  readonly level: Known<number>;
}

/**
 * Returns the segments at the time `now` (ms): the longest wait first, then the lowest service level, and those
 * without calls today last.
 */
export function segmentNeeds(floor: Floor, now: number, targets: Targets): readonly SegmentNeed[] {
  const longest = longestBySegment(floor);
  return [...floor.segments]
    .map(({ id, waiting }): SegmentNeed => {
      const since = longest.get(id);
      const waited = since === undefined ? null : Math.max(0, now - since);
      return {
        id,
        waiting,
        longest: waited,
        standing: standingOfWait(waited, targets.longestWaitSeconds),
        free: freeIn(floor, id),
        level: wholePercent(serviceLevelIn(floor, id, now, targets.answerWithinSeconds)),
      };
    })
    .sort(
      (a, b) => (b.longest ?? -1) - (a.longest ?? -1) || (a.level ?? Infinity) - (b.level ?? Infinity) || 0,
    );
}

/** Families of the statuses of connected agents, in the order of their display. */
export const CONNECTED_FAMILIES = [
  "free",
  "call",
  "away",
  "plan",
  "bad",
] as const satisfies readonly Family[];

/** Returns the number of connected agents in each family. */
export function agentsByFamily(agents: Iterable<FloorAgent>): Readonly<Record<Family, number>> {
  const counts = { free: 0, call: 0, away: 0, plan: 0, bad: 0, off: 0 };
  for (const agent of agents) {
    const status = shownStatus(agent);
    if (status !== null) counts[STATUS_FAMILY[status]]++;
  }
  return counts;
}

export interface Overdue {
  readonly agent: FloorAgent;
  /** Time (ms) in the status, and the part of it beyond the limit. */
  readonly lasted: number;
  readonly over: number;
}

/** Returns the agents beyond the limit of their status, the longest first. */
export const overdueAgents = (
  agents: Iterable<FloorAgent>,
  now: number,
  limits: StatusLimits,
): readonly Overdue[] =>
  [...agents]
    .flatMap((agent): Overdue[] => {
      const over = overLimit(agent, now, limits);
      return over === null || agent.since === null ? [] : [{ agent, lasted: now - agent.since, over }];
    })
    .sort((a, b) => b.over - a.over);
