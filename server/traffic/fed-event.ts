import type { Event } from "../../openapi/generated/live-monitor.ts";

/** An event as a feeder says it; the log gives it its place. */
export type FedEvent = Omit<Event, "channel" | "epoch" | "offset">;

export const fedEvent = (
  source: string,
  id: string,
  type: string,
  subject: string,
  time: number,
  data: Event["data"],
): FedEvent => ({
  specversion: "1.0",
  id,
  source,
  type,
  subject,
  time: new Date(time).toISOString(),
  data,
});
