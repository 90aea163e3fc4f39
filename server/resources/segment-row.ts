import { DESCRIBED } from "../../openapi/generated/described.ts";
import { columnsOf } from "./described-resource.ts";
import type { Described } from "./described.ts";
import { unlinked } from "./linked-members.ts";

const SEGMENT: Described = DESCRIBED.Segment;

interface NewSegment {
  readonly id: string;
  /** Its members, as the contract has them; the rest stands as where nothing was said. */
  readonly values: Readonly<Record<string, unknown>>;
  /** When it was made (ms). */
  readonly at: number;
}

/** A segment that nobody typed, as it is kept: its team is not in it. */
export const segmentRow = (account: string, { id, values, at }: NewSegment) => ({
  account,
  id,
  ...columnsOf(SEGMENT, unlinked(SEGMENT, { ...SEGMENT.defaults, ...values })),
  created_at: at,
  updated_at: at,
});
