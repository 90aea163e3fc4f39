import type { Clock, Event, RecordsChanged, SessionEnded } from "../../openapi/generated/live-monitor.ts";
import type { Answer, FollowerInput } from "../../streams/reconcile.ts";

/** Content of a decoded message, and the clock of the channel, which is part of the message. */
export interface Decoded<T> {
  readonly content: T;
  readonly clock: Clock;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isClock = (value: unknown): value is Clock =>
  isObject(value) &&
  typeof value["now"] === "string" &&
  typeof value["rate"] === "number" &&
  typeof value["zone"] === "string";

const isEvent = (value: unknown): boolean => isObject(value) && Number.isSafeInteger(value["offset"]);

/**
 * Checks only the first and the last event of a batch, because the platform numbers and checks all events
 * before it sends them.
 */
const areEvents = (value: unknown): value is readonly Event[] =>
  Array.isArray(value) && (value.length === 0 || (isEvent(value[0]) && isEvent(value.at(-1))));

/** Decodes a `queue:updated` message. Returns null if it is invalid or belongs to another channel. */
export function decodeUpdate(message: unknown, channel: string): Decoded<FollowerInput<never>> | null {
  if (!isObject(message) || message["channel"] !== channel) return null;
  const { epoch, events, clock } = message;
  if (typeof epoch !== "string" || !isClock(clock) || !areEvents(events)) return null;
  return { content: { kind: "batch", epoch, events }, clock };
}

/** Decodes a `heartbeat` message. Returns null if it is invalid or belongs to another channel. */
export function decodeHeartbeat(message: unknown, channel: string): Decoded<FollowerInput<never>> | null {
  if (!isObject(message) || message["channel"] !== channel) return null;
  const { epoch, head, clock } = message;
  if (typeof epoch !== "string" || typeof head !== "number" || !isClock(clock)) return null;
  return { content: { kind: "head", epoch, head }, clock };
}

/**
 * Decodes the response to a `hello` or `range` request. Returns null if the platform refused the request or
 * the response is invalid.
 */
export function decodeCatchUp(message: unknown): Decoded<Answer<never>> | null {
  if (!isObject(message) || !isClock(message["clock"])) return null;
  const { answer, epoch, head, events, clock } = message;
  if (typeof epoch !== "string" || typeof head !== "number") return null;
  if (answer === "gone") return { content: { kind: "gone", epoch }, clock };
  if (answer === "missing" && areEvents(events))
    return { content: { kind: "missing", epoch, head, events }, clock };
  return null;
}

/** Decodes a `records:changed` message. Returns null if it is invalid. */
export function decodeChanged(message: unknown): RecordsChanged | null {
  if (!isObject(message) || typeof message["kind"] !== "string" || !Array.isArray(message["changes"]))
    return null;
  return message["changes"].every((change: unknown) => isObject(change) && typeof change["id"] === "string")
    ? (message as RecordsChanged)
    : null; // the version of each change is trusted, because the platform sets it
}

const REASONS: readonly SessionEnded["reason"][] = ["logout", "expired", "revoked", "password"];

/**
 * Returns the reason why the platform ended the session. An invalid message counts as `expired`, because it
 * still ends the session.
 */
export const decodeEnd = (message: unknown): SessionEnded["reason"] =>
  REASONS.find((reason) => isObject(message) && message["reason"] === reason) ?? "expired";
