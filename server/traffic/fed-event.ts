import type { Event } from "../../openapi/generated/live-monitor.ts";

/** An event as it is sent. The log adds its position: channel, epoch and offset. */
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
