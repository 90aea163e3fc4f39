import type { Recording } from "../../../openapi/generated/console.ts";

type Step = "approved" | "rejected" | "deleted";

const NEXT: Readonly<Partial<Record<NonNullable<Recording["status"]>, readonly Step[]>>> = {
  pending: ["approved", "rejected", "deleted"],
  approved: ["rejected", "deleted"],
  rejected: ["approved", "deleted"],
  failed: ["deleted"],
};

/** Returns the review actions on a recording. */
export const nextSteps = ({ status }: Recording): readonly Step[] => (status ? (NEXT[status] ?? []) : []);

/** Bulk actions besides deletion. */
export type ManyAct = "approved" | "rejected" | "uploaded";

/** Returns true if an act changes anything of a recording as it was listed. */
export const mayBeDone = (act: ManyAct, recording: Recording): boolean =>
  act === "uploaded" ? canBeUploaded(recording) : nextSteps(recording).includes(act);

/** Returns true if it can be uploaded to the storage of its setting and is not being uploaded. */
export const canBeUploaded = (recording: Recording): boolean =>
  canBePlayed(recording) &&
  recording.storable === true &&
  recording.cold !== true &&
  (recording.upload?.state ?? "failed") === "failed";

/** Returns true if there is something to look at, and on this platform. */
export const canBePlayed = ({ status, hot }: Recording): boolean =>
  hot === true && (status === "pending" || status === "approved" || status === "rejected");
