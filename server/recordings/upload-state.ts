import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Queries, Tables } from "../database/schema.ts";
import { auditRecording, ITS_SETTING, type RecordingRow, STORES } from "./recording-record.ts";
import type { StorageFault } from "./storage-fault.ts";
import { MAX_ATTEMPTS } from "./upload-shape.ts";

const MINUTE = 60_000;
/** Upper limit (ms) of the delay between attempts, which doubles after each failure. */
const LONGEST_WAIT = 360 * MINUTE;

/** Condition: the recording is complete, on this platform's disk, and not uploaded yet. */
const CAN_UPLOAD: RawBuilder<boolean> = sql`recordings.status in ('pending', 'approved', 'rejected') and recordings.hot and not recordings.cold`;

/** A recording to upload, with its setting. */
export type Due = RecordingRow & { readonly settings: Readonly<Record<string, unknown>> };

/**
 * Queues recordings for upload if their setting uploads automatically or a user requested the upload. Removes
 * recordings from the queue if neither is the case, or if they can no longer be uploaded.
 */
export async function queueAutomaticUploads(db: Queries, now: number): Promise<void> {
  const isAutomatic = sql`(settings.data ->> 'automaticUpload')::boolean`;
  const isRequested = sql`exists (select from resource_records settings where ${ITS_SETTING} and ${STORES} and (recordings.upload_by is not null or ${isAutomatic}))`;
  // A request queues its recording itself, so that only settings are left to read.
  await sql`update recordings set upload = 'pending' from resource_records settings where ${ITS_SETTING} and ${STORES} and ${isAutomatic} and upload = 'off' and ${CAN_UPLOAD}`.execute(
    db,
  );
  await sql`update recordings set upload = 'off', upload_by = null where upload in ('pending', 'failed') and not (${CAN_UPLOAD} and ${isRequested})`.execute(
    db,
  );
  // Marks uploads as failed if their node never stored the result of the last attempt.
  await sql`update recordings set upload = 'failed', upload_reason = coalesce(upload_reason, 'silent'), upload_failed_at = ${now} where upload = 'processing' and store_at <= ${now} and tries >= ${MAX_ATTEMPTS}`.execute(
    db,
  );
}

interface UploadClaim {
  readonly now: number;
  /** Time (ms) for which no other node claims the recording. */
  readonly lease: number;
  /** Accounts and settings that have reached their limit of concurrent uploads. */
  readonly full: { readonly accounts: readonly string[]; readonly settings: readonly string[] };
}

/** Claims the next due upload for this node. Returns undefined if no upload is due. */
export async function claimNextUpload(
  db: Queries,
  { now, lease, full }: UploadClaim,
): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with due as (
      select recordings.account, recordings.id, settings.data as settings from recordings join resource_records settings on ${ITS_SETTING}
      where recordings.upload in ('pending', 'processing', 'failed') and recordings.store_at <= ${now} and recordings.tries < ${MAX_ATTEMPTS} and ${CAN_UPLOAD} and ${STORES}
        and recordings.account <> all(${full.accounts}::text[]) and recordings.setting <> all(${full.settings}::text[])
      order by recordings.store_at, recordings.id limit 1 for update of recordings skip locked)
    update recordings set upload = 'processing', store_at = ${now + lease}, tries = tries + 1
    from due where recordings.account = due.account and recordings.id = due.id returning recordings.*, due.settings`.execute(
    db,
  );
  return rows[0];
}

/** Stores the fault of a locked recording's upload, and the time of the next attempt. */
export async function saveFault(
  trx: Transaction<Tables>,
  before: RecordingRow,
  { reason, detail }: StorageFault,
  now: number,
): Promise<void> {
  const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.max(0, before.tries - 1));
  const after = await trx
    .updateTable("recordings")
    .set({
      upload: "failed",
      upload_reason: reason,
      upload_detail: detail,
      upload_failed_at: now,
      store_at: now + wait,
    })
    .where("account", "=", before.account)
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await auditRecording(trx, { before, after }, now);
}

/**
 * Queues a locked recording for immediate upload at a user's request. An upload that is already running
 * continues. Returns null if the recording cannot be uploaded, or if its setting has no storage.
 */
export async function requestUpload(
  trx: Transaction<Tables>,
  before: RecordingRow,
  by: string,
  now: number,
): Promise<RecordingRow | null> {
  const { rows } = await sql<RecordingRow>`
    update recordings set upload = case when recordings.upload = 'processing' then 'processing' else 'pending' end, upload_by = ${by}, tries = 0,
      store_at = case when recordings.upload = 'processing' then recordings.store_at else 0 end, updated_at = ${now}, version = recordings.version + 1
    from resource_records settings where ${ITS_SETTING} and ${STORES} and ${CAN_UPLOAD} and recordings.account = ${before.account} and recordings.id = ${before.id} returning recordings.*`.execute(
    trx,
  );
  const [after] = rows;
  if (after) await auditRecording(trx, { before, after, by }, now);
  return after ?? null;
}

/** Queues all pending and failed uploads of a setting for an immediate attempt. */
export async function requestAllUploads(db: Queries, account: string, setting: string): Promise<void> {
  await db
    .updateTable("recordings")
    .set({ upload: "pending", tries: 0, store_at: 0 })
    .where("account", "=", account)
    .where("setting", "=", setting)
    .where("upload", "in", ["pending", "failed"])
    .execute();
}
