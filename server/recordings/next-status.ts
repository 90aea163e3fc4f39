import type { Recording } from "../../openapi/generated/console.ts";

type Status = NonNullable<Recording["status"]>;

/**
 * Allowed status changes of a recording. Reviewers choose between approved and rejected and can change their
 * decision, or take it back.
 */
const TRANSITIONS: Readonly<Record<Status, readonly Status[]>> = {
  recording: ["processing"],
  processing: ["pending", "failed"],
  pending: ["approved", "rejected", "deleted"],
  approved: ["rejected", "pending", "deleted"],
  rejected: ["approved", "pending", "deleted"],
  failed: ["deleted"],
  deleted: [],
};

/** Returns true if a recording can change from one status to another. */
export const mayBecome = (from: Status, to: Status): boolean => TRANSITIONS[from].includes(to);
