import type { FloorAgent } from "../../openapi/generated/live-monitor.ts";

/**
 * How many calls an agent took on a local day. What the row counts is of the day on which the agent was last
 * heard of; of any other there are none.
 */
export const callsOfDay = ({ today }: Pick<FloorAgent, "today">, day: string | undefined): number =>
  today.day === day ? today.calls : 0;
