import type { Expectation } from "../../openapi/generated/recording.ts";
import { DEFAULT_TARGETS } from "../../streams/metrics/standing.ts";
import { recordingLines } from "../../streams/recording/sealed-lines.ts";
import { judgingLog, type Outcome } from "../../streams/replay/judged-log.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { regressionOf, type Stretch } from "../../streams/replay/regression.ts";
import type { Held, Side } from "./worker-state.ts";
import { openFile } from "./open-file.ts";

/** Progress of a run: its position, or its result; null if a newer run replaced it. */
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

/** Evaluates expectations on the open recording, and saves windows as tests. */
export const expectPart = (held: Held) => {
  /** The last run over each side. */
  const last: Record<Side, Run | null> = { recorded: null, edited: null };
  let runs = 0;
  return {
    /** Returns the recording's own expectations as stored. */
    expected: (): readonly unknown[] => expectedIn(held.log),
    /** Returns the expectations of another recording; empty if the file is not a recording. */
    expectedBy: async (file: Blob): Promise<readonly unknown[]> => {
      try {
        return expectedIn((await openFile(file, () => {}, new AbortController().signal)).log);
      } catch {
        return [];
      }
    },
    /**
     * Starts a run over one side, replacing the previous one; `judgeOn` advances it. `answerWithin`: time
     * limit in seconds.
     */
    judge: (expectations: readonly Expectation[], side: Side, answerWithin: number): number => {
      last[side] = { number: ++runs, steps: judgingLog(held.side(side).log, expectations, answerWithin) };
      return runs;
    },
    /**
     * Advances a run for some milliseconds, so that the caller can show progress, send other requests, or
     * stop.
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
