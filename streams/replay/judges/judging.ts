import type { MeasureAt } from "../holds.ts";
import type { SegmentNames } from "../segment-names.ts";
import type { Evidence, Moment } from "../verdict.ts";

/** Context for evaluating an expectation: metrics, local times and segment names. */
export interface Judging {
  readonly measure: MeasureAt;
  /** Returns the instant (ms) of a local time; returns `otherwise` if `time` is undefined. */
  readonly instantOf: (time: string | undefined, otherwise: number) => number;
  readonly segments: SegmentNames;
}

export const evidenceOf = ({ now, offset }: Moment, value: number | null): Evidence => ({
  now,
  offset,
  value,
});
