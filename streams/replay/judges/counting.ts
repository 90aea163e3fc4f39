import type { CountExpectation } from "../../../openapi/generated/recording.ts";
import type { Evidence, Judge, Moment, Verdict } from "../verdict.ts";
import { evidenceOf, type Judging } from "./judging.ts";

/**
 * Evaluates a `count` expectation: the number of events of one type, in a segment and period if these are
 * given, must be from `atLeast` to `atMost`. The evidence is the first event beyond the maximum, otherwise
 * the last counted event.
 */
export class Counting implements Judge {
  private readonly from: number;
  private readonly until: number;
  private readonly segment: string | null;
  private count = 0;
  private last: Evidence | null = null;
  private over: Evidence | null = null;

  constructor(
    private readonly expectation: CountExpectation,
    { instantOf, segments }: Judging,
  ) {
    this.from = instantOf(expectation.from, -Infinity);
    this.until = instantOf(expectation.until, Infinity);
    this.segment = expectation.segment === undefined ? null : segments.idOf(expectation.segment);
  }

  see(moment: Moment): void {
    const { event, now } = moment;
    if (event?.type !== this.expectation.type || now < this.from || now > this.until) return;
    if (this.segment !== null && event.data["segment"] !== this.segment) return;
    this.count++;
    this.last = evidenceOf(moment, this.count);
    if (this.count > (this.expectation.atMost ?? Infinity)) this.over ??= this.last;
  }

  verdict(ended: boolean): Verdict {
    const { atLeast = 0 } = this.expectation;
    if (this.over) return { state: "broken", evidence: { ...this.over, total: this.count } };
    if (!ended) return { state: "open", evidence: this.last };
    return { state: this.count >= atLeast ? "met" : "broken", evidence: this.last };
  }
}
