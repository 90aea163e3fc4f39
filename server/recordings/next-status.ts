import type { Recording } from "../../openapi/generated/console.ts";

type Status = NonNullable<Recording["status"]>;

/**
 * What may become of a recording: who reviews decides between approved and rejected, and may change their
 * mind.
 */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  recording: ["processing"],
  processing: ["pending", "failed"],
  pending: ["approved", "rejected", "deleted"],
  approved: ["rejected", "deleted"],
  rejected: ["approved", "deleted"],
  failed: ["deleted"],
  deleted: [],
};

/** Whether a recording of one status may get another. */
export const mayBecome = (from: Status, to: Status): boolean => NEXT[from].includes(to);
