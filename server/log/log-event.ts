import type { Event } from "../../openapi/generated/live-monitor.ts";

/** An event without a position in the log. `time` is in ms. */
export interface NewEvent {
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly subject: string;
  readonly time: number;
  readonly dataschema: string | null;
  readonly data: Event["data"];
}

/** An event with its position in the log. */
export interface PlacedEvent extends NewEvent {
  readonly epoch: number;
  readonly offset: number;
}

/** Returns the public envelope of a stored event. */
export const toEvent = (
  { id, source, type, subject, time, dataschema, offset, data }: Omit<PlacedEvent, "epoch">,
  channel: string,
  epoch: string,
): Event => ({
  specversion: "1.0",
  id,
  source,
  type,
  subject,
  time: new Date(time).toISOString(),
  channel,
  epoch,
  offset,
  ...(dataschema !== null && { dataschema }),
  data,
});
