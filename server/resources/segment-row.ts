import { DESCRIBED } from "../../openapi/generated/described.ts";
import { columnsOf } from "./described-resource.ts";
import type { Described } from "./described.ts";
import { unlinked } from "./linked-members.ts";

const SEGMENT: Described = DESCRIBED.Segment;

interface NewSegment {
  readonly id: string;
  /** Members as in the contract; absent members get their defaults. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Creation time (ms). */
  readonly at: number;
}

/**
 * Returns the row of a seeded segment, or of a segment imported from a replay file. The team is not included:
 * it is stored in `segment_users`.
 */
export const segmentRow = (account: string, { id, values, at }: NewSegment) => ({
  account,
  id,
  ...columnsOf(SEGMENT, unlinked(SEGMENT, { ...SEGMENT.defaults, ...values })),
  created_at: at,
  updated_at: at,
});
