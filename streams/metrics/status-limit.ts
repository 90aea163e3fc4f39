import type { FloorAgent } from "../../openapi/generated/live-monitor.ts";
import { type ShownStatus, shownStatus } from "../projections/agent-status.ts";
import type { Known } from "./live-numbers.ts";

/** Maximum minutes in each status; a status without a number has no limit. */
export type StatusLimits = Readonly<Partial<Record<ShownStatus, number | undefined>>>;

/**
 * Returns the time (ms) by which an agent has exceeded the limit of the current status; null within the limit
 * or without a limit.
 */
export function overLimit(agent: FloorAgent, now: number, limits: StatusLimits): Known<number> {
  const status = shownStatus(agent);
  const minutes = status === null ? undefined : limits[status];
  if (minutes === undefined || agent.since === null) return null;
  const over = now - agent.since - minutes * 60_000;
  return over > 0 ? over : null;
}
