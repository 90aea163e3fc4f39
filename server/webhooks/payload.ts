import type { WebhookLog } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";

const MAX_BYTES = 64 * 1024;

/** Returns an event as JSON for deliveries. `data` is null if the JSON would be larger than 64 kB. */
export function payloadOf(event: Event): string {
  const complete = JSON.stringify(event);
  return Buffer.byteLength(complete) <= MAX_BYTES ? complete : JSON.stringify({ ...event, data: null });
}

/** Returns the members that identify the event of a payload. */
export function contextOf(payload: string): NonNullable<WebhookLog["context"]> {
  const { id, source, subject, time } = JSON.parse(payload) as Event; // written as such by `payloadOf`
  return { event: id, source, subject, time };
}
