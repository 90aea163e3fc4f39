import type { Clock, Event, RecordsChanged, SessionEnded } from "../../openapi/generated/live-monitor.ts";
import type { Answer, FollowerInput } from "../../streams/reconcile.ts";

/** A decoded message and the clock of its channel, which every message contains. */
export interface Decoded<T> {
  readonly said: T;
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
 * The log numbers and checks its events before it sends them; here only the ends of a batch are looked at.
 */
const areEvents = (value: unknown): value is readonly Event[] =>
  Array.isArray(value) && (value.length === 0 || (isEvent(value[0]) && isEvent(value.at(-1))));

/** A `queue:updated` of one channel; null where it is of another channel or no such message. */
export function decodeUpdate(message: unknown, channel: string): Decoded<FollowerInput<never>> | null {
  if (!isObject(message) || message["channel"] !== channel) return null;
  const { epoch, events, clock } = message;
  if (typeof epoch !== "string" || !isClock(clock) || !areEvents(events)) return null;
  return { said: { kind: "batch", epoch, events }, clock };
}

/** A `heartbeat`, likewise. */
export function decodeHeartbeat(message: unknown, channel: string): Decoded<FollowerInput<never>> | null {
  if (!isObject(message) || message["channel"] !== channel) return null;
  const { epoch, head, clock } = message;
  if (typeof epoch !== "string" || typeof head !== "number" || !isClock(clock)) return null;
  return { said: { kind: "head", epoch, head }, clock };
}

/**
 * Decodes the acknowledgement of a hello or a range; null if the platform refused or the response is invalid.
 */
export function decodeCatchUp(message: unknown): Decoded<Answer<never>> | null {
  if (!isObject(message) || !isClock(message["clock"])) return null;
  const { answer, epoch, head, events, clock } = message;
  if (typeof epoch !== "string" || typeof head !== "number") return null;
  if (answer === "gone") return { said: { kind: "gone", epoch }, clock };
  if (answer === "missing" && areEvents(events))
    return { said: { kind: "missing", epoch, head, events }, clock };
  return null;
}

/** A `records:changed`; null where it is no such message. */
export function decodeChanged(message: unknown): RecordsChanged | null {
  if (!isObject(message) || typeof message["kind"] !== "string" || !Array.isArray(message["changes"]))
    return null;
  return message["changes"].every((change: unknown) => isObject(change) && typeof change["id"] === "string")
    ? (message as RecordsChanged)
    : null; // versions are the platform's word
}

const REASONS: readonly SessionEnded["reason"][] = ["logout", "expired", "revoked", "password"];

/** Why the platform ended the session; what cannot be read is an end all the same. */
export const decodeEnd = (message: unknown): SessionEnded["reason"] =>
  REASONS.find((reason) => isObject(message) && message["reason"] === reason) ?? "expired";
