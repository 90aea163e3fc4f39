import type { FloorAgent, FloorAgentDay } from "../../openapi/generated/live-monitor.ts";
import { isFree, isInCall } from "./agent-status.ts";
import type { LocalDay } from "./local-day.ts";

/**
 * Returns the agent's totals of the day `today` up to `time` (ms), assuming that the agent's state has not
 * changed since the last event. If that event was on an earlier day, the totals start at 0 at the beginning
 * of `today`.
 */
export function accrue(agent: FloorAgent, time: number, today: LocalDay): FloorAgentDay {
  const { today: sum } = agent;
  const same = sum.day === today.day;
  const from = same ? sum.at : Math.max(sum.at, today.start);
  const ran = sum.day === null ? 0 : Math.max(0, time - from);
  return {
    day: today.day,
    calls: same ? sum.calls : 0,
    busy: (same ? sum.busy : 0) + (isInCall(agent) ? ran : 0),
    free: (same ? sum.free : 0) + (isFree(agent) ? ran : 0),
    at: Math.max(sum.at, time),
  };
}
