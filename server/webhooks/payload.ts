import type { WebhookLog } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";

const MOST = 64 * 1024;

/** Returns the payload of an event: its public form, without data if that is too large. */
export function payloadOf(event: Event): string {
  const whole = JSON.stringify(event);
  return Buffer.byteLength(whole) <= MOST ? whole : JSON.stringify({ ...event, data: null });
}

/** Returns the event that a payload describes. */
export function contextOf(payload: string): NonNullable<WebhookLog["context"]> {
  const { id, source, subject, time } = JSON.parse(payload) as Event; // written as such by `payloadOf`
  return { event: id, source, subject, time };
}
