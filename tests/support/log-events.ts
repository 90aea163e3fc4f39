import { encodeTime } from "ulid";
import type { Event } from "../../openapi/generated/live-monitor.ts";

/** The nth life of a log; a later one compares greater. */
export const epochNumber = (n: number): string => `${encodeTime(n, 10)}0000000000000000`;

export const CHANNEL = "account/000000000000000000000001/floor";

/** An event of no particular meaning at a place of a log. */
export const eventAt = (epoch: string, offset: number, data: Event["data"] = {}): Event => ({
  specversion: "1.0",
  id: `${epoch}/${offset}`,
  source: "/test",
  type: "call-tagged",
  subject: "call/1",
  time: "2026-01-01T00:00:00.000Z",
  channel: CHANNEL,
  epoch,
  offset,
  data,
});
