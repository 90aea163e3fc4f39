import type { Event } from "../../openapi/generated/live-monitor.ts";
import { FACT_TYPES } from "../../openapi/generated/fact-types.ts";
import type { FACTS, KnownFact } from "../../openapi/generated/facts.ts";

export type { Event, KnownFact };

/** The members of an event that folds read. */
export type FoldEvent = Pick<Event, "type" | "subject" | "source" | "time" | "offset" | "data">;

/** The facts that this version knows, by type. */
export type FactType = keyof typeof FACTS;

/**
 * A newer platform may say what we do not know yet; it is kept and counted, never lost and never a failure.
 */
export const isKnown = <Some extends Pick<Event, "type">>(event: Some): event is Some & KnownFact =>
  FACT_TYPES.has(event.type);

/** The kind and the id that a subject is made of: `queue/66f0` is about the queue entry `66f0`. */
export const idOf = (subject: string): string => subject.slice(subject.indexOf("/") + 1);

const FIRST = Date.UTC(1971, 0, 1);
const LAST = Date.UTC(9998, 0, 1);

/**
 * Returns true if a floor can fold a time (ms) into days and durations; outside of the years 1971 to 9997 neither is
 * worth anything.
 */
export const isFoldable = (time: number): boolean => time >= FIRST && time < LAST;

/**
 * An id that remembers the place at which it was found last: who folds a recording asks for the same ones
 * again and again.
 */
export class Key {
  /** The event offsets by identity. */
  index: ReadonlyMap<string, number> | null = null;
  place = 0;

  constructor(readonly id: string) {}
}
