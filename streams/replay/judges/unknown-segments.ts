import type { Expectation } from "../../../openapi/generated/recording.ts";
import type { Judge, Moment, Verdict } from "../verdict.ts";
import type { Judging } from "./judging.ts";

/** Returns the segments that an expectation names but the replay file's header does not contain. */
export function unnamedSegments(
  expectation: Expectation,
  { segments }: Pick<Judging, "segments">,
): readonly string[] {
  const compared = "that" in expectation ? expectation.that.map(({ segment }) => segment) : [];
  const own = "segment" in expectation ? [expectation.segment] : [];
  return [...compared, ...own].filter(
    (segment) => segment !== undefined && !segments.isNamed(segment),
  ) as readonly string[]; // the filter removed undefined
}

/**
 * Evaluates an expectation that names segments missing from the header. The expectation fails if one of them
 * never occurs in the state of the floor, so that an expectation with a misspelled name does not pass.
 */
export class Naming implements Judge {
  constructor(
    private readonly judge: Judge,
    private unknown: readonly string[],
    private readonly segments: Judging["segments"],
  ) {}

  see(moment: Moment): void {
    if (this.unknown.length > 0)
      this.unknown = this.unknown.filter((name) => !moment.floor.segments.has(this.segments.idOf(name)));
    this.judge.see(moment);
  }

  verdict(ended: boolean): Verdict {
    const [noSegment] = this.unknown;
    if (noSegment === undefined) return this.judge.verdict(ended);
    return { state: ended ? "broken" : "open", evidence: null, noSegment };
  }
}
