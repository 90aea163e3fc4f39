import type { Selectable } from "kysely";
import type { RecordingUpload } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";

type Way = Pick<
  Selectable<Tables["recordings"]>,
  "upload" | "tries" | "store_at" | "upload_reason" | "upload_detail" | "upload_failed_at"
>;

/** So often a recording is tried by itself, in about two days; after that somebody has to want it. */
export const MOST_TRIES = 16;

/** When something is tried again that failed; null where it is not. */
export const nextTry = ({
  upload,
  tries,
  store_at: at,
}: Pick<Way, "upload" | "tries" | "store_at">): string | null =>
  upload === "failed" && tries < MOST_TRIES ? new Date(at).toISOString() : null;

/**
 * How far a recording is on its way into a storage; null where it is not to go there. What was wrong before
 * it got there is over.
 */
export function uploadOf(row: Way): RecordingUpload | null {
  const {
    upload: state,
    tries,
    upload_reason: reason,
    upload_detail: detail,
    upload_failed_at: failedAt,
  } = row;
  if (state === "off") return null;
  if (state === "uploaded") return { state, tries, next: null, failedAt: null, reason: null, detail: null };
  return {
    state,
    tries,
    next: nextTry(row),
    failedAt: failedAt === null ? null : new Date(failedAt).toISOString(),
    reason,
    detail,
  };
}
