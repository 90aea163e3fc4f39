import type { Event } from "../../openapi/generated/live-monitor.ts";
import { hasValidForm } from "../../streams/recording/payload-form.ts";
import { recordingLines } from "../../streams/recording/sealed-lines.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Edit } from "../../streams/replay/what-if/edit.ts";
import { contactEvents } from "../../streams/replay/what-if/contact-events.ts";
import { type CountedAnyway, countedAnyway } from "../../streams/replay/what-if/counted-anyway.ts";
import { editedSegments } from "../../streams/replay/what-if/edited-segments.ts";
import { type Effect, numbersAt } from "../../streams/replay/what-if/effect.ts";
import { type FirstDifference, findingDifference } from "../../streams/replay/what-if/first-difference.ts";
import { forkedRecords, forking } from "../../streams/replay/what-if/forked-log.ts";
import { waitingCurve } from "../../streams/replay/what-if/waiting-curves.ts";
import type { Held } from "./worker-state.ts";
import { collectInStretches, inStretches } from "./in-stretches.ts";

/**
 * A fork that is made: where the fork parts from the recording, null where no number ever differs, and why
 * not where that is known.
 */
export interface ForkMade {
  readonly first: FirstDifference | null;
  readonly counted: CountedAnyway | null;
}

/** Result of edits; `stopped` if they were canceled or replaced by newer ones. */
export type Edited = { readonly kind: "made"; readonly made: ForkMade } | { readonly kind: "stopped" };

/** An event that can be edited. */
export interface Editable {
  readonly event: Event;
  /** The places of all events of its contact, its own among them; none where it is of none. */
  readonly ofContact: readonly number[];
}

/**
 * Keeps a fork of the open recording. It is another recording: what is shown of the open one stays as it is.
 */
export const whatIfPart = (held: Held) => {
  const now = () => {
    if (!held.forked) throw new Error("Nothing is edited.");
    return held.forked;
  };
  let [running, saving] = [new AbortController(), new AbortController()];
  let [part, written] = [0, 0];
  return {
    /** Makes the fork of these edits, in place of the one before, which is there until then. */
    edit: async (edits: readonly Edit[], name: string, answerWithin: number): Promise<Edited> => {
      running.abort();
      running = new AbortController();
      part = 0;
      const { signal } = running;
      const { log, index } = held;
      // Another recording may be open by now.
      const isOver = () => signal.aborted || held.log !== log;
      /** Taking over, folding and looking for where they part count the same. */
      const goOn = (before: number) => (done: number) => {
        if (isOver()) throw new Error("Nobody wants this fork any more.");
        part = (before + Math.min(1, done / log.length)) / 3;
      };
      try {
        const fork = await inStretches(forking(log, edits, name), goOn(0));
        const made = {
          fork,
          log: fork.log,
          index: await inStretches(ReplayIndex.continuing(index, fork.same, fork.log), goOn(1)),
          segments: editedSegments(log, edits),
        };
        const first = await inStretches(
          findingDifference({ log, index }, made, answerWithin, made.segments),
          goOn(2),
        );
        if (isOver()) return { kind: "stopped" };
        held.forked = made;
        return { kind: "made", made: { first, counted: first ? null : countedAnyway(log, edits) } };
      } catch (error) {
        if (isOver()) return { kind: "stopped" };
        throw error;
      }
    },
    /** Returns the progress of building a fork, from 0 to 1. */
    editedSoFar: (): number => part,
    stopEditing: (): void => running.abort(),
    /** Returns the effect at a moment (ms), and over a range around it at some points. */
    effect: (at: number, from: number, until: number, points: number, answerWithin: number): Effect => ({
      numbers: numbersAt(held, now(), at, answerWithin, now().segments),
      waiting: { was: waitingCurve(held, from, until, points), is: waitingCurve(now(), from, until, points) },
    }),
    /** The event of a place in the recording, from 0; null where there is none. */
    eventAt: async (place: number): Promise<Editable | null> =>
      place >= 0 && place < held.log.length
        ? { event: await held.log.event(place), ofContact: contactEvents(held.log, place) }
        : null,
    /**
     * True if an event of this type can say this; what cannot would be left out of a recording on reading.
     */
    couldSay: (type: string, data: Event["data"]): boolean => hasValidForm(type, data),
    /** Returns the fork as a sealed file; null if canceled. */
    saveFork: async (): Promise<Blob | null> => {
      saving.abort();
      saving = new AbortController();
      written = 0;
      const { signal } = saving;
      const { log } = held;
      const { fork } = now();
      /** Reading what stayed as it was and writing all of it count the same. */
      const goOn = (before: number) => (done: number) => {
        signal.throwIfAborted();
        written = (before + Math.min(1, done / fork.log.length)) / 2;
      };
      try {
        const records = await collectInStretches(forkedRecords(log, fork), goOn(0));
        return await inStretches(writing(recordingLines(fork.log.header, records)), goOn(1));
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    /** Returns the progress of writing a fork's file, from 0 to 1. */
    savedSoFar: (): number => written,
    stopSaving: (): void => saving.abort(),
  };
};

function* writing(lines: Iterable<string>): Generator<number, Blob> {
  const written: string[] = [];
  for (const line of lines) yield written.push(`${line}\n`);
  return new Blob(written, { type: "application/x-ndjson" });
}
