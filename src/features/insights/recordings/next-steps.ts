import type { Recording } from "../../../../openapi/generated/console.ts";
import { isPlayable } from "../../../resource/player/playable.ts";

type Step = "approved" | "rejected" | "deleted";

const NEXT: Readonly<Partial<Record<NonNullable<Recording["status"]>, readonly Step[]>>> = {
  pending: ["approved", "rejected", "deleted"],
  approved: ["rejected", "deleted"],
  rejected: ["approved", "deleted"],
  failed: ["deleted"],
};

/** Returns the possible review actions on a recording. */
export const nextSteps = ({ status }: Recording): readonly Step[] => (status ? (NEXT[status] ?? []) : []);

/** Bulk actions besides deletion. */
export type ManyAct = "approved" | "rejected" | "uploaded";

/** Returns true if an action applies to a recording in its listed state. */
export const mayBeDone = (act: ManyAct, recording: Recording): boolean =>
  act === "uploaded" ? canBeUploaded(recording) : nextSteps(recording).includes(act);

/**
 * Returns true if the upload of a recording to its external storage can be started: the media are on this
 * platform but not in the storage, and no upload is waiting or running.
 */
export const canBeUploaded = (recording: Recording): boolean =>
  isPlayable(recording) &&
  recording.storable === true &&
  recording.cold !== true &&
  (recording.upload?.state ?? "failed") === "failed";

/** Returns why a recording cannot be played: its status or its place; `gone` if its file is nowhere. */
export const absenceOf = ({ status = "deleted", cold }: Recording) =>
  status !== "pending" && status !== "approved" && status !== "rejected" ? status : cold ? "cold" : "gone";
