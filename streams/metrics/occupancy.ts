import type { FloorAgent } from "../../openapi/generated/live-monitor.ts";
import { accrue } from "../projections/agent-day.ts";
import type { LocalDay } from "../projections/local-day.ts";
import type { Known } from "./live-numbers.ts";

/** Times (ms) from which an occupancy is computed. */
interface OccupiedTime {
  /** Time in calls; several calls at the same time count once. */
  readonly busy: number;
  /** Time connected and available for a call. */
  readonly free: number;
  /** True if the agent's status was reported. */
  readonly hasStatus: boolean;
}

/**
 * Returns an occupancy in percent: time in calls ÷ (time in calls + time available) × 100. Breaks, meetings and
 * other statuses count as neither. `null` if no time has passed, or if no status was reported: the time
 * available is then unknown.
 */
export function occupancyOf({ busy, free, hasStatus }: OccupiedTime): Known<number> {
  return !hasStatus || busy + free === 0 ? null : (busy / (busy + free)) * 100;
}

/** Returns an agent's occupancy of today, up to `now` (ms). */
export const occupancy = (agent: FloorAgent, now: number, today: LocalDay): Known<number> =>
  occupancyOf({ ...accrue(agent, now, today), hasStatus: agent.status !== null });
