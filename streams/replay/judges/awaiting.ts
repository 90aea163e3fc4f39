import type { EventuallyExpectation } from "../../../openapi/generated/recording.ts";
import { holds } from "../holds.ts";
import type { Evidence, Judge, Moment, Verdict } from "../verdict.ts";
import { evidenceOf, type Judging } from "./judging.ts";

/**
 * Evaluates an `eventually` expectation: the condition must hold at least once from the start on, at most
 * `within` seconds after it. The start is the time `from`, otherwise the first moment of the replay file. The
 * evidence is the first moment at which the condition holds.
 */
export class Awaiting implements Judge {
  private readonly from: number;
  private begun: number | null = null;
  private found: Evidence | null = null;
  private isLate = false;

  constructor(
    private readonly expectation: EventuallyExpectation,
    private readonly judging: Judging,
  ) {
    this.from = judging.instantOf(expectation.from, -Infinity);
  }

  see(moment: Moment): void {
    if (this.found || this.isLate || moment.now < this.from) return;
    this.begun ??= Math.max(this.from, moment.now);
    const { that, within = Infinity } = this.expectation;
    this.isLate = moment.now - (this.from === -Infinity ? this.begun : this.from) > within * 1000;
    if (this.isLate || holds(that, moment, this.judging.measure) !== true) return;
    const [first] = that;
    this.found = {
      ...evidenceOf(moment, first ? this.judging.measure(first, moment) : null),
      since: Math.max(this.from, this.begun),
    };
  }

  verdict(ended: boolean): Verdict {
    if (this.found) return { state: "met", evidence: this.found };
    return { state: ended || this.isLate ? "broken" : "open", evidence: null };
  }
}
