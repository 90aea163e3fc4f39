import type { Expectation } from "../../openapi/generated/recording.ts";
import { DEFAULT_TARGETS } from "../../streams/metrics/targets.ts";
import { recordingLines } from "../../streams/recording/sealed-lines.ts";
import { judgingLog, type Outcome } from "../../streams/replay/judged-log.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { regressionOf, type Stretch } from "../../streams/replay/regression.ts";
import type { Held, Side } from "./worker-state.ts";
import { openFile } from "./open-file.ts";

/**
 * Progress of a run (an evaluation of expectations): the position reached, or the outcomes of the finished
 * run; null if a newer run replaced this run.
 */
export type Judged = { readonly position: number } | { readonly outcomes: readonly Outcome[] } | null;

/** Regression test made from a time window: its file, and its numbers of events and expectations. */
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

/** Evaluates expectations on the open replay file, and saves time windows as regression tests. */
export const expectPart = (held: Held) => {
  /** The last run over the original and over the edited replay file. */
  const last: Record<Side, Run | null> = { recorded: null, edited: null };
  let runs = 0;
  return {
    /** Returns the expectations that the open replay file contains, as stored. */
    expected: (): readonly unknown[] => expectedIn(held.log),
    /**
     * Returns the expectations of another replay file. Returns an empty list if the file is not a replay
     * file.
     */
    expectedBy: async (file: Blob): Promise<readonly unknown[]> => {
      try {
        return expectedIn((await openFile(file, () => {}, new AbortController().signal)).log);
      } catch {
        return [];
      }
    },
    /**
     * Prepares a run over one side, which replaces the previous run over that side. Returns the number of the
     * run; `judgeOn` advances the run. `answerWithin`: answer time for the service level, seconds.
     */
    judge: (expectations: readonly Expectation[], side: Side, answerWithin: number): number => {
      last[side] = { number: ++runs, steps: judgingLog(held.side(side).log, expectations, answerWithin) };
      return runs;
    },
    /**
     * Advances a run for `ms` milliseconds. Then the page can show progress, send other requests, or stop the
     * run.
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
    /**
     * Returns a time window of the original replay file as a test; null if the window contains no events.
     * The test includes those of the expectations `own` that the window meets.
     */
    saveTest: async (stretch: Stretch, own: readonly Expectation[]): Promise<SavedTest | null> => {
      const { header, records, expectations } = await regressionOf(
        held.log,
        held.index,
        stretch,
        own,
        // The CLI command that runs the test also uses the default answer time.
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
