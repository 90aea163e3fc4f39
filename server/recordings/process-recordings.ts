import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { isOfKind, LOOKED_AT } from "../files/file-kinds.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import type { FileStore } from "../files/file-store.ts";
import { endingOf } from "./recording-media.ts";
import { endRecording, LONGEST } from "./take-part.ts";
import { auditRecording, type RecordingRow, announceRecording, writeRecording } from "./recording-record.ts";

/**
 * Ends recordings that exceed the maximum duration, and checks ended recordings. A valid one becomes ready
 * for review; an invalid one fails.
 */
export async function processRecordings(
  db: Kysely<Tables>,
  files: FileStore,
  times: () => FloorTimes,
): Promise<void> {
  const now = () => times().now;
  await forEachRecording(
    db,
    (trx) =>
      unfinished(trx)
        .where("status", "=", "recording")
        .where("started_at", "<=", now() - LONGEST),
    (trx, row) => endRecording(trx, row, "time", now()),
  );
  await forEachRecording(
    db,
    (trx) => unfinished(trx).where("status", "=", "processing"),
    async (trx, row) => {
      const reason = await faultOf(files, row);
      const after = await writeRecording(
        trx,
        row,
        reason === null ? { status: "pending" } : { status: "failed", reason },
        now(),
      );
      await (reason === null
        ? announceRecording(trx, "created", { before: row, after }, times())
        : auditRecording(trx, { before: row, after }, now()));
    },
  );
}

const unfinished = (trx: Transaction<Tables>) =>
  trx.selectFrom("recordings").selectAll().orderBy("started_at").forUpdate().skipLocked();

/** Handles each matching recording in its own transaction, so that locks are short. */
async function forEachRecording(
  db: Kysely<Tables>,
  query: (trx: Transaction<Tables>) => ReturnType<typeof unfinished>,
  handle: (trx: Transaction<Tables>, row: RecordingRow) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const isDone = await db.transaction().execute(async (trx) => {
      const row = await query(trx).limit(1).executeTakeFirst();
      if (row) await handle(trx, row);
      return !row;
    });
    if (isDone) return;
  }
}

/**
 * Returns true if the file is missing, for example after restoring a backup. Other read errors may be
 * temporary, so the check is retried.
 */
const isGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

async function faultOf(files: FileStore, row: RecordingRow): Promise<RecordingRow["reason"]> {
  if (row.size === 0) return "empty";
  const head = await files
    .head(row, LOOKED_AT)
    .catch((error: unknown) => (isGone(error) ? null : Promise.reject(error)));
  if (head === null) return "lost";
  return isOfKind(endingOf(row.media), head) ? null : "another-kind";
}
