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
 * Information about a complete fork. `first`: the first difference of a number from the original; null if no
 * number ever differs. `counted`: the reason why no number differs, if the reason is known.
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
  /** Indexes of all events of the same contact, including this event; empty if it belongs to no contact. */
  readonly ofContact: readonly number[];
}

/** Keeps a fork (an edited copy) of the open replay file. The original stays unchanged. */
export const whatIfPart = (held: Held) => {
  const currentFork = () => {
    if (!held.forked) throw new Error("Nothing is edited.");
    return held.forked;
  };
  let [running, saving] = [new AbortController(), new AbortController()];
  let [part, written] = [0, 0];
  return {
    /** Builds the fork with these edits. The previous fork stays available until the new one is complete. */
    edit: async (edits: readonly Edit[], name: string, answerWithin: number): Promise<Edited> => {
      running.abort();
      running = new AbortController();
      part = 0;
      const { signal } = running;
      const { log, index } = held;
      // Another replay file may be open by now.
      const isOver = () => signal.aborted || held.log !== log;
      /** Copying, folding and finding the first difference each count as a third of the progress. */
      const goOn = (before: number) => (done: number) => {
        if (isOver()) throw new Error("The fork was discarded.");
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
    /**
     * Compares the original and the fork: the numbers at the time `at` (ms), and the waiting customers at the
     * ends of `points` equal intervals of a range (ms).
     */
    effect: (at: number, from: number, until: number, points: number, answerWithin: number): Effect => ({
      numbers: numbersAt(held, currentFork(), at, answerWithin, currentFork().segments),
      waiting: {
        was: waitingCurve(held, from, until, points),
        is: waitingCurve(currentFork(), from, until, points),
      },
    }),
    /** Returns the event at an index, from 0; null if there is none. */
    eventAt: async (place: number): Promise<Editable | null> =>
      place >= 0 && place < held.log.length
        ? { event: await held.log.event(place), ofContact: contactEvents(held.log, place) }
        : null,
    /**
     * Returns true if the data is valid for this event type. A reader of replay files would skip an invalid
     * event.
     */
    couldSay: (type: string, data: Event["data"]): boolean => hasValidForm(type, data),
    /** Returns the fork as a sealed file; null if canceled. */
    saveFork: async (): Promise<Blob | null> => {
      saving.abort();
      saving = new AbortController();
      written = 0;
      const { signal } = saving;
      const { log } = held;
      const { fork } = currentFork();
      /** Reading the unchanged records and writing the file each count as half of the progress. */
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
