import type { Expectation } from "../../openapi/generated/recording.ts";
import { RecordingJudges } from "./judge-recording.ts";
import { positionOfOffset, type RecordedLog } from "./recorded-log.ts";
import type { Evidence, Verdict } from "./verdict.ts";

/** Verdict of an expectation over a whole replay file, and the position at which it was decided. */
export interface Outcome {
  readonly state: Exclude<Verdict["state"], "open">;
  readonly evidence: (Evidence & { readonly position: number }) | null;
  /** A segment that the expectation names but the replay file does not contain. */
  readonly noSegment?: string;
  /**
   * The first position from which later events cannot change the state; the length of the replay file if only
   * its end decides.
   */
  readonly decided: number;
}

/** Events per step. */
const STRETCH = 500;

/**
 * Evaluates expectations over a replay file, one range per step, so that the caller can show progress or
 * cancel. Yields the current position.
 */
export function* judgingLog(
  log: RecordedLog,
  expectations: readonly Expectation[],
  answerWithinSeconds: number,
): Generator<number, readonly Outcome[]> {
  const judges = new RecordingJudges(log.header, expectations, answerWithinSeconds, log.begin);
  const decided = new Map<number, number>();
  for (let position = 1; position <= log.length; position++) {
    const fact = log.facts[position - 1];
    if (fact) judges.see(fact);
    judges.verdicts(false).forEach(({ state }, index) => {
      if (state !== "open" && !decided.has(index)) decided.set(index, position);
    });
    if (position % STRETCH === 0) yield position;
  }
  return judges.verdicts(true).map(({ state, evidence, ...rest }, index) => ({
    ...rest,
    state: state === "met" ? "met" : "broken",
    evidence: evidence && { ...evidence, position: positionOfOffset(log, evidence.offset) },
    decided: decided.get(index) ?? log.length,
  }));
}

/** Evaluates expectations without intermediate steps. */
export function judgedLog(
  log: RecordedLog,
  expectations: readonly Expectation[],
  answerWithinSeconds: number,
): readonly Outcome[] {
  const judging = judgingLog(log, expectations, answerWithinSeconds);
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
}
