import type { Comparison, HoldsExpectation } from "../../../openapi/generated/recording.ts";
import { holds } from "../holds.ts";
import type { Evidence, Judge, Moment, Verdict } from "../verdict.ts";
import { evidenceOf, type Judging } from "./judging.ts";

/**
 * Evaluates always and never, optionally for a number of uninterrupted seconds. The evidence is the moment of
 * the violation; for a single comparison that held, the moment closest to one.
 */
export class Holding implements Judge {
  private readonly from: number;
  private readonly until: number;
  /** Since when (ms) what must not be is so. */
  private since: number | null = null;
  private broken: Evidence | null = null;
  private nearest: Evidence | null = null;
  /** 1 if a larger value would violate it, -1 if a smaller one would, 0 if neither applies. */
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

const MORE: Readonly<Record<Comparison["is"], number>> = {
  "<": 1,
  "<=": 1,
  "=": 0,
  "!=": 0,
  ">=": -1,
  ">": -1,
};

/** Several comparisons, or one with a duration, have no single number for the distance to a violation. */
function towardsBreaking({ expect, that, seconds }: HoldsExpectation): number {
  const [only, ...others] = that;
  if (!only || others.length > 0 || seconds !== undefined) return 0;
  return expect === "always" ? MORE[only.is] : -MORE[only.is];
}
