import type { Event } from "../../openapi/generated/live-monitor.ts";
import { recordingLines } from "../../streams/recording/recording-lines.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Edit } from "../../streams/replay/what-if/edit.ts";
import { type Effect, type FirstDifference, firstDifference, type Foldable, numbersAt } from "../../streams/replay/what-if/effect.ts";
import { type Fork, forkedRecords, forkOf } from "../../streams/replay/what-if/forked-log.ts";
import { waitingCurve } from "../../streams/replay/what-if/waiting-curves.ts";
import { ANSWER_WITHIN } from "./expect-part.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";

/** Keeps a fork of the open recording. It is another recording: what is shown of the open one stays as it is. */
export const whatIfPart = (held: Held) => {
  let forked: (Foldable & { readonly fork: Fork }) | null = null;
  const now = () => {
    if (!forked) throw new Error("Nothing is edited.");
    return forked;
  };
  return {
    /** Makes the fork of these edits; answers where it parts from the recording, null where no number ever differs. */
    edit: async (edits: readonly Edit[], name: string): Promise<FirstDifference | null> => {
      const fork = forkOf(held.log, edits, name);
      const made = { fork, log: fork.log, index: await inStretches(ReplayIndex.building(fork.log)) };
      forked = made;
      return firstDifference(held, made, ANSWER_WITHIN);
    },
    /** The effect at a moment (ms), and over a stretch around it in so many points. */
    effect: (at: number, from: number, until: number, points: number): Effect => ({
      numbers: numbersAt(held, now(), at, ANSWER_WITHIN),
      waiting: { was: waitingCurve(held, from, until, points), is: waitingCurve(now(), from, until, points) },
    }),
    /** The event of a place in the recording, from 0; null where there is none. */
    eventAt: async (place: number): Promise<Event | null> => (place >= 0 && place < held.log.length ? held.log.event(place) : null),
    /** The fork as a file of its own, with seals of its own. */
    saveFork: async (): Promise<Blob> => {
      const { fork } = now();
      const records: object[] = [];
      for await (const record of forkedRecords(held.log, fork)) records.push(record);
      return new Blob(
        Array.from(recordingLines(fork.log.header, records), (line) => `${line}\n`),
        { type: "application/x-ndjson" },
      );
    },
  };
};
