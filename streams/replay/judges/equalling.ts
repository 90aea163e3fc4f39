import type { EqualsExpectation } from "../../../openapi/generated/recording.ts";
import type { Judge, Moment, Verdict } from "../verdict.ts";
import { evidenceOf, type Judging } from "./judging.ts";

/**
 * Evaluates an `equals` expectation: compares a number at a time, or at the end of the replay file, with an
 * expected value.
 */
export class Equalling implements Judge {
  private readonly at: number;
  private last: Moment | null = null;
  private isOver = false;

  constructor(
    private readonly expectation: EqualsExpectation,
    private readonly judging: Judging,
  ) {
    this.at = judging.instantOf(expectation.at, Infinity);
  }

  see(moment: Moment): void {
    this.isOver ||= moment.now > this.at;
    if (!this.isOver) this.last = moment;
  }

  verdict(ended: boolean): Verdict {
    if (!this.last || (!ended && !this.isOver)) return { state: ended ? "broken" : "open", evidence: null };
    // Waits grow until the time of the comparison, even if no event follows, so they are measured at that
    // time.
    const then = this.at === Infinity ? this.last : { ...this.last, now: this.at };
    const measured = this.judging.measure(this.expectation, then);
    const evidence = evidenceOf(then, measured);
    return {
      state:
        measured !== null && rounded(measured, this.expectation.value) === this.expectation.value
          ? "met"
          : "broken",
      evidence,
    };
  }
}

/** Rounds a number to the decimals of the expected value. */
function rounded(value: number, like: number): number {
  const decimals = /\.(\d+)$/.exec(String(like))?.[1]?.length ?? 0;
  return Number(value.toFixed(decimals));
}
