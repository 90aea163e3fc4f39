import type { Expectation } from "../../openapi/generated/recording.ts";
import { DEFAULT_TARGETS } from "../../streams/metrics/standing.ts";
import { recordingLines } from "../../streams/recording/sealed-lines.ts";
import { judgingLog, type Outcome } from "../../streams/replay/judged-log.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { regressionOf, type Stretch } from "../../streams/replay/regression.ts";
import type { Held, Side } from "./held.ts";
import { openFile } from "./open-file.ts";

/** How far a run is: at a position, or at its end; null where another run was begun since. */
export type Judged = { readonly position: number } | { readonly outcomes: readonly Outcome[] } | null;

/** A window of the recording as a test, to be saved. */
export interface SavedTest {
  readonly file: Blob;
  readonly events: number;
  readonly expectations: number;
}

const expectedIn = ({ records }: RecordedLog): readonly unknown[] =>
  records.flatMap(({ k, record }) => (k === "expectation" ? [record["expectation"]] : []));

interface Run {
  readonly number: number;
  readonly steps: ReturnType<typeof judgingLog>;
}

/** Holds the open recording to what is expected of it, and makes tests of its windows. */
export const expectPart = (held: Held) => {
  /** The last run over each side. */
  const last: Record<Side, Run | null> = { recorded: null, edited: null };
  let runs = 0;
  return {
    /** What the recording says itself is expected of it, as it stands there. */
    expected: (): readonly unknown[] => expectedIn(held.log),
    /** What another recording says is expected of it; nothing where the file is none. */
    expectedBy: async (file: Blob): Promise<readonly unknown[]> => {
      try {
        return expectedIn((await openFile(file, () => {}, new AbortController().signal)).log);
      } catch {
        return [];
      }
    },
    /**
     * Begins a run over one side, in place of the one before; `judgeOn` takes it further. An answer within so
     * many seconds is in time.
     */
    judge: (expectations: readonly Expectation[], side: Side, answerWithin: number): number => {
      last[side] = { number: ++runs, steps: judgingLog(held.side(side).log, expectations, answerWithin) };
      return runs;
    },
    /**
     * Takes a run further for so many ms, so that whoever asks can show how far it is, ask for something
     * else, or leave it.
     */
    judgeOn: (number: number, ms: number): Judged => {
      const run = [last.recorded, last.edited].find((one) => one?.number === number);
      if (!run) return null;
      const until = performance.now() + ms;
      for (;;) {
        const step = run.steps.next();
        if (step.done) return { outcomes: step.value };
        if (performance.now() >= until) return { position: step.value };
      }
    },
    /** Makes a test of a window; null where nothing happened in it. */
    saveTest: async (stretch: Stretch, own: readonly Expectation[]): Promise<SavedTest | null> => {
      const { header, records, expectations } = await regressionOf(
        held.log,
        held.index,
        stretch,
        own,
        // The command that runs the test uses the default too.
        DEFAULT_TARGETS.answerWithinSeconds,
      );
      if (header.events === 0) return null;
      const lines = Array.from(recordingLines(header, records), (line) => `${line}\n`);
      return {
        file: new Blob(lines, { type: "application/x-ndjson" }),
        events: header.events,
        expectations: expectations.length,
      };
    },
  };
};
