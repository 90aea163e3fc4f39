import type { Kysely } from "kysely";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { lockRecording, readRecording } from "../recordings/recording-record.ts";
import { uploadReports } from "../recordings/upload-reports.ts";
import { requestAllUploads, requestUpload } from "../recordings/upload-state.ts";
import { etagOf } from "../kit/version.ts";

interface UploadServices {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  /** Invoked after an upload was requested. */
  readonly wanted: () => void;
}

/** Uploads of recordings to storages, and their failures. */
export const recordingUploadRoutes = ({
  db,
  now,
  wanted,
}: UploadServices): Handlers<"uploadRecording" | "listRecordingUploads" | "retryRecordingUploads"> => ({
  uploadRecording: async ({ caller: { account, user }, path: { id } }) => {
    await db.transaction().execute(async (trx) => {
      const row = await lockRecording(trx, account, id);
      if (row.status === "deleted") throw new Problem("not-found");
      if (!(await requestUpload(trx, row, user, now())))
        throw new Problem("conflict", {
          detail: row.cold
            ? "The recording is already in the storage of its setting."
            : "The recording cannot be uploaded: it is not complete on this platform, or its setting has no storage.",
        });
    });
    wanted();
    const body = await readRecording(db, account, id, ["agent", "segment", "setting", "reviewedBy"]);
    return { body, headers: etagOf(body) };
  },
  listRecordingUploads: async ({ caller: { account } }) => ({
    body: { data: await uploadReports(db, account) },
  }),
  retryRecordingUploads: async ({ caller: { account }, path: { id } }) => {
    const setting = await db
      .selectFrom("resource_records")
      .select("id")
      .where("account", "=", account)
      .where("collection", "=", "RecordingSetting")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!setting) throw new Problem("not-found");
    await requestAllUploads(db, account, id);
    wanted();
    const [report = { setting: id, waiting: 0, failed: 0, last: null }] = await uploadReports(
      db,
      account,
      id,
    );
    return { body: report };
  },
});
