import type { MeasureAt } from "../holds.ts";
import type { SegmentNames } from "../segment-names.ts";
import type { Evidence, Moment } from "../verdict.ts";

/** Context of an expectation: times and names. */
export interface Judging {
  readonly measure: MeasureAt;
  /** The instant (ms) of a local time; of none, what stands for it. */
  readonly instantOf: (time: string | undefined, otherwise: number) => number;
  readonly segments: SegmentNames;
}

export const evidenceOf = ({ now, offset }: Moment, value: number | null): Evidence => ({
  now,
  offset,
  value,
});
