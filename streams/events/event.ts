import type { Event } from "../../openapi/generated/live-monitor.ts";
import { FACT_TYPES } from "../../openapi/generated/fact-types.ts";
import type { FACTS, KnownFact } from "../../openapi/generated/facts.ts";

export type { Event, KnownFact };

/**
 * The members of an event that a fold reads. A fold computes a state, such as the floor, from events in
 * order.
 */
export type FoldEvent = Pick<Event, "type" | "subject" | "source" | "time" | "offset" | "data">;

/** Types of the facts that this version knows. */
export type FactType = keyof typeof FACTS;

/**
 * Returns true if this version knows the event's type. Unknown types, as from a newer platform, are kept and
 * counted.
 */
export const isKnown = <Some extends Pick<Event, "type">>(event: Some): event is Some & KnownFact =>
  FACT_TYPES.has(event.type);

/** Returns the id in a subject. The subject `queue/66f0` means the queue entry `66f0`. */
export const idOf = (subject: string): string => subject.slice(subject.indexOf("/") + 1);

const FIRST = Date.UTC(1971, 0, 1);
const LAST = Date.UTC(9998, 0, 1);

/**
 * Returns true if the floor can be computed at a time (ms): within the years 1971 to 9997, for which days and
 * durations can be computed.
 */
export const isFoldable = (time: number): boolean => time >= FIRST && time < LAST;

/**
 * An id with the cached place (index) of its row in a `Keyed` collection, because folding a replay file looks
 * up the same ids again and again.
 */
export class Key {
  /** The collection's map of places by id, from which `place` was read; null if nothing is cached. */
  index: ReadonlyMap<string, number> | null = null;
  place = 0;

  constructor(readonly id: string) {}
}
