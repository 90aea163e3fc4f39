import type { HoldsExpectation } from "../../../openapi/generated/recording.ts";
import { holds } from "../holds.ts";
import type { Evidence, Judge, Moment, Verdict } from "../verdict.ts";
import { evidenceOf, type Judging } from "./judging.ts";

/** Always or never, and for so many seconds on end where some are named. Its evidence is the moment that broke it, else the last. */
export class Holding implements Judge {
  private readonly from: number;
  private readonly until: number;
  /** Since when (ms) what must not be is so. */
  private since: number | null = null;
  private broken: Evidence | null = null;

  constructor(
    private readonly expectation: HoldsExpectation,
    private readonly judging: Judging,
  ) {
    this.from = judging.instantOf(expectation.from, -Infinity);
    this.until = judging.instantOf(expectation.until, Infinity);
  }

  see(moment: Moment): void {
    if (this.broken || moment.now < this.from || moment.now > this.until) return;
    const { expect, that, seconds = 0 } = this.expectation;
    const isBad = holds(that, moment, this.judging.measure) === (expect === "never");
    if (!isBad) {
      this.since = null;
      return;
    }
    this.since ??= moment.now;
    if (moment.now - this.since < seconds * 1000) return;
    const [first] = that;
    this.broken = evidenceOf(moment, first ? this.judging.measure(first, moment) : null);
  }

  verdict(ended: boolean): Verdict {
    if (this.broken) return { state: "broken", evidence: this.broken };
    return { state: ended ? "met" : "open", evidence: null };
  }
}
