import type { Event } from "../../openapi/generated/live-monitor.ts";
import { type EventsAsked, eventsBefore } from "../../streams/replay/events-before.ts";
import { type Fate, type Fates, readingFates } from "../../streams/replay/later.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { type TypedPlace, typedPlace } from "../../streams/replay/typed-place.ts";
import { breakPart } from "./break-part.ts";
import { comparePart } from "./compare-part.ts";
import { expectPart } from "./expect-part.ts";
import { findPart } from "./find-part.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";
import { openPart } from "./open-part.ts";
import { recordsPart } from "./records-part.ts";
import { sealsPart } from "./seals-part.ts";
import { showPart } from "./show-part.ts";
import { statePart } from "./state-part.ts";
import { timelinePart } from "./timeline-part.ts";
import { whatIfPart } from "./what-if-part.ts";

/** Everything that can be asked of the open recording. */
export const deskOf = (held: Held) => ({
  ...openPart(held),
  ...sealsPart(held),
  ...showPart(held),
  ...typedPart(held),
  ...eventsPart(held),
  ...timelinePart(held),
  ...inspectPart(held),
  ...recordsPart(held),
  ...expectPart(held),
  ...laterPart(held),
  ...whatIfPart(held),
});

export type Desk = ReturnType<typeof deskOf>;

const typedPart = (held: Held) => ({
  /** Reads the place that was typed while the replay stood at `now` (ms). */
  typedPlace: (text: string, now: number): TypedPlace => typedPlace(held.log, text, now),
});

/** Answers as the platform would, from the events that had happened at a position. */
const eventsPart = (held: Held) => ({
  events: (position: number, asked: EventsAsked): Promise<readonly Event[]> =>
    Promise.all(eventsBefore(held.log, position, asked).map((index) => held.log.event(index))),
});

/** Looks into a recording: its events, its state, its breakpoints, and what it is compared with. */
const inspectPart = (held: Held) => ({
  ...findPart(held),
  ...statePart(held),
  ...breakPart(held),
  ...comparePart(held),
});

/** Reads from a recording's future what becomes of waiting customers. */
const laterPart = (held: Held) => {
  let read: { readonly log: RecordedLog; readonly fates: Promise<Fates> } | null = null;
  return {
    /** Returns the fates of queue entries on the side that is shown, in their order; null: unknown there. */
    fates: async (entries: readonly string[]): Promise<readonly (Fate | null)[]> => {
      const { log } = held.side(held.looked);
      if (read?.log !== log) read = { log, fates: inStretches(readingFates(log)) };
      const fates = await read.fates;
      return entries.map((entry) => fates.get(entry) ?? null);
    },
  };
};
