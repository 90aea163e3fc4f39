import type { FloorAgent } from "../../openapi/generated/live-monitor.ts";
import { accrue } from "../projections/agent-day.ts";
import type { LocalDay } from "../projections/local-day.ts";
import type { Known } from "./live-numbers.ts";

/**
 * Returns the average handle time (AHT) of today in ms: time in the calls that the agent took today and that
 * have ended ÷ their count. Hold is part of a call; wrap-up is not, because no source reports it. `null`
 * before the first call has ended.
 */
export function handleTime(agent: FloorAgent, now: number, today: LocalDay): Known<number> {
  const { calls, busy } = accrue(agent, now, today);
  const over = calls - agent.calls.length;
  if (over <= 0) return null;
  const running =
    agent.calls.length > 0 && agent.since !== null ? now - Math.max(agent.since, today.start) : 0;
  return Math.max(0, busy - running) / over;
}
