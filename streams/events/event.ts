import type { Event } from "../../openapi/generated/live-monitor.ts";
import { FACT_TYPES } from "../../openapi/generated/fact-types.ts";
import type { FACTS, KnownFact } from "../../openapi/generated/facts.ts";

export type { Event, KnownFact };

/** What a fold reads of an event. */
export type Told = Pick<Event, "type" | "subject" | "source" | "time" | "offset" | "data">;

/** The facts that this version knows, by type. */
export type FactType = keyof typeof FACTS;

/**
 * A newer platform may say what we do not know yet; it is kept and counted, never lost and never a failure.
 */
export const isKnown = <Some extends Pick<Event, "type">>(event: Some): event is Some & KnownFact =>
  FACT_TYPES.has(event.type);

/** The kind and the id that a subject is made of: `queue/66f0` is about the queue entry `66f0`. */
export const idOf = (subject: string): string => subject.slice(subject.indexOf("/") + 1);
