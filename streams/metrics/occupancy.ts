import type { FloorAgent } from "../../openapi/generated/live-monitor.ts";
import { accrue } from "../projections/agent-day.ts";
import type { LocalDay } from "../projections/local-day.ts";
import type { Known } from "./live-numbers.ts";

/**
 * Returns the occupancy of today in percent: time in calls ÷ (time in calls + time available) × 100, up to
 * `now` (ms). Breaks, meetings and other statuses count as neither. `null` if the agent's status was never
 * reported or no time has passed.
 */
export function occupancy(agent: FloorAgent, now: number, today: LocalDay): Known<number> {
  if (agent.status === null) return null;
  const { busy, free } = accrue(agent, now, today);
  return busy + free === 0 ? null : (busy / (busy + free)) * 100;
}
