import type { Comparison, HoldsExpectation } from "../../../openapi/generated/recording.ts";
import { holds } from "../holds.ts";
import type { Evidence, Judge, Moment, Verdict } from "../verdict.ts";
import { evidenceOf, type Judging } from "./judging.ts";

/**
 * Evaluates an `always` or `never` expectation. With `seconds`, only a violation of at least that duration
 * counts. The evidence is the moment of the violation. If there is none, the evidence of a single comparison
 * without `seconds` is the moment closest to a violation.
 */
export class Holding implements Judge {
  private readonly from: number;
  private readonly until: number;
  /** Start (ms) of the current violation. */
  private since: number | null = null;
  private broken: Evidence | null = null;
  private nearest: Evidence | null = null;
  /** 1 if larger values violate the expectation, -1 if smaller values do, otherwise 0. */
  private readonly towards: number;

  constructor(
    private readonly expectation: HoldsExpectation,
    private readonly judging: Judging,
  ) {
    this.from = judging.instantOf(expectation.from, -Infinity);
    this.until = judging.instantOf(expectation.until, Infinity);
    this.towards = towardsBreaking(expectation);
  }

  see(moment: Moment): void {
    if (this.broken || moment.now < this.from || moment.now > this.until) return;
    const { expect, that, seconds = 0 } = this.expectation;
    const isBad = holds(that, moment, this.judging.measure) === (expect === "never");
    if (!isBad) {
      this.since = null;
      this.approach(moment);
      return;
    }
    this.since ??= moment.now;
    if (moment.now - this.since < seconds * 1000) return;
    const [first] = that;
    this.broken = {
      ...evidenceOf(moment, first ? this.judging.measure(first, moment) : null),
      ...(seconds > 0 && { since: this.since }),
    };
  }

  verdict(ended: boolean): Verdict {
    if (this.broken) return { state: "broken", evidence: this.broken };
    return { state: ended ? "met" : "open", evidence: this.nearest };
  }

  private approach(moment: Moment): void {
    const [first] = this.expectation.that;
    if (this.towards === 0 || !first) return;
    const value = this.judging.measure(first, moment);
    if (value === null) return;
    if (!this.nearest || (value - (this.nearest.value ?? 0)) * this.towards > 0)
      this.nearest = { ...evidenceOf(moment, value), extreme: this.towards > 0 ? "highest" : "lowest" };
  }
}

/** Value of `towards` for an `always` expectation, by operator. */
const MORE: Readonly<Record<Comparison["is"], number>> = {
  "<": 1,
  "<=": 1,
  "=": 0,
  "!=": 0,
  ">=": -1,
  ">": -1,
};

/**
 * Returns the value of `towards`. It is 0 for several comparisons and with `seconds`, because no single value
 * is then closest to a violation.
 */
function towardsBreaking({ expect, that, seconds }: HoldsExpectation): number {
  const [only, ...others] = that;
  if (!only || others.length > 0 || seconds !== undefined) return 0;
  return expect === "always" ? MORE[only.is] : -MORE[only.is];
}
