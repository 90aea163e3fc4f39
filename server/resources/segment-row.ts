import { DESCRIBED } from "../../openapi/generated/described.ts";
import { columnsOf } from "./described-resource.ts";
import type { Described } from "./described.ts";
import { unlinked } from "./linked-members.ts";

const SEGMENT: Described = DESCRIBED.Segment;

interface NewSegment {
  readonly id: string;
  /** Members as in the contract; absent ones get their defaults. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Creation time (ms). */
  readonly at: number;
}

/** Returns the row of a segment that a program creates, without its team. */
export const segmentRow = (account: string, { id, values, at }: NewSegment) => ({
  account,
  id,
  ...columnsOf(SEGMENT, unlinked(SEGMENT, { ...SEGMENT.defaults, ...values })),
  created_at: at,
  updated_at: at,
});
