import type { Selectable } from "kysely";
import type { RecordingUpload } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";

type UploadColumns = Pick<
  Selectable<Tables["recordings"]>,
  "upload" | "tries" | "store_at" | "upload_reason" | "upload_detail" | "upload_failed_at"
>;

/** Limit of automatic attempts, which take about two days. Further attempts need a user's request. */
export const MAX_ATTEMPTS = 16;

/** Returns the time of the next attempt after a failure; null if none is planned. */
export const nextAttemptAt = ({
  upload,
  tries,
  store_at: at,
}: Pick<UploadColumns, "upload" | "tries" | "store_at">): string | null =>
  upload === "failed" && tries < MAX_ATTEMPTS ? new Date(at).toISOString() : null;

/**
 * Returns the upload state of a recording; null if it is not to be uploaded. After a success, earlier
 * failures are left out.
 */
export function uploadOf(row: UploadColumns): RecordingUpload | null {
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
    next: nextAttemptAt(row),
    failedAt: failedAt === null ? null : new Date(failedAt).toISOString(),
    reason,
    detail,
  };
}
