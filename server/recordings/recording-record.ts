import { type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { Recording } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { FloorLog, type FloorTimes } from "../log/floor-log.ts";
import { noticeRecord } from "../log/record-notice.ts";
import { relatedTo } from "../resources/check-references.ts";
import { readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";
import { uploadOf } from "./upload-shape.ts";

/** Join condition that finds the setting of each recording. */
export const ITS_SETTING: RawBuilder<boolean> = sql`settings.account = recordings.account and settings.collection = 'RecordingSetting' and settings.id = recordings.setting`;

/** Condition: the setting has a storage that this platform can upload to. */
export const STORES: RawBuilder<boolean> = sql`settings.data ->> 'storage' = 'cloud' and settings.data ->> 'provider' in ('s3', 'azure', 'gcp', 'ftp')`;

export type RecordingRow = Selectable<Tables["recordings"]>;

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const recordings: Resource<RecordingRow & { readonly storable?: boolean }, Recording> = {
  table: "recordings",
  besides: sql`exists (select from resource_records settings where ${ITS_SETTING} and ${STORES}) as storable`,
  sorts: {
    startedAt: sql`started_at`,
    duration: sql`(ended_at - started_at)`,
    size: sql`size`,
    status: sql`status collate "C"`,
    createdAt: sql`created_at`,
  },
  order: ["startedAt", -1],
  filters: {
    _id: { column: "id", kind: "value" },
    status: { column: "status", kind: "value" },
    upload: { column: "upload", kind: "value" },
    setting: { column: "setting", kind: "value" },
    call: { column: "call_id", kind: "value" },
    agent: { column: "agent", kind: "value" },
    segment: { column: "segment", kind: "value" },
    startedAt: { column: "started_at", kind: "time" },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    status: row.status,
    call: row.call_id,
    agent: row.agent,
    segment: row.segment,
    setting: row.setting,
    media: row.media,
    size: row.size,
    startedAt: new Date(row.started_at).toISOString(),
    endedAt: timeOf(row.ended_at),
    duration: row.ended_at === null ? null : row.ended_at - row.started_at,
    endedBy: row.ended_by,
    hot: row.hot,
    cold: row.cold,
    upload: uploadOf(row),
    ...(row.storable !== undefined && { storable: row.storable }),
    reason: row.reason,
    rejectionReason: row.rejection_reason,
    rejectionNote: row.rejection_note,
    reviewedBy: row.reviewed_by,
    reviewedAt: timeOf(row.reviewed_at),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: {
    agent: "users",
    segment: "segments",
    setting: relatedTo("RecordingSetting"),
    reviewedBy: "users",
  },
};

/** Returns a recording of the account; throws a problem if it does not exist. */
export async function readRecording(
  db: Queries,
  account: string,
  id: string,
  populated: readonly string[] = [],
): Promise<Recording> {
  const recording = await readResource(db, recordings, account, id, populated);
  if (!recording) throw new Problem("not-found");
  return recording;
}

/** Locks a recording until the end of the transaction. */
export async function lockRecording(
  trx: Transaction<Tables>,
  account: string,
  id: string,
): Promise<RecordingRow> {
  const row = await trx
    .selectFrom("recordings")
    .selectAll()
    .where("account", "=", account)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

/** Changes to the columns of a recording. The modification time and version are set automatically. */
export type RecordingChange = Partial<
  Pick<
    RecordingRow,
    | "status"
    | "size"
    | "ended_at"
    | "ended_by"
    | "hot"
    | "cold"
    | "upload"
    | "reason"
    | "rejection_reason"
    | "rejection_note"
    | "reviewed_by"
    | "reviewed_at"
  >
>;

/** Updates a locked recording, notifies its viewers, and returns it. */
export async function writeRecording(
  trx: Transaction<Tables>,
  row: RecordingRow,
  change: RecordingChange,
  now: number,
): Promise<RecordingRow> {
  const written = await putRecording(trx, row, change, now);
  await noticeRecord(trx, { kind: "recordings", account: row.account, id: row.id });
  return written;
}

/** Updates the received size without a notification, because parts arrive many times per minute. */
export const updateReceivedSize = (
  trx: Transaction<Tables>,
  row: RecordingRow,
  size: number,
  now: number,
): Promise<RecordingRow> => putRecording(trx, row, { size, hot: true }, now);

const putRecording = (
  trx: Transaction<Tables>,
  { account, id, version }: RecordingRow,
  change: RecordingChange,
  now: number,
): Promise<RecordingRow> =>
  trx
    .updateTable("recordings")
    .set({ ...change, updated_at: now, version: version + 1 })
    .where("account", "=", account)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Writes a change of a recording, with its author if there is one, to the floor log and to the audit log.
 * Telephony systems send the same floor events.
 */
export async function announceRecording(
  trx: Transaction<Tables>,
  type: "created" | "approved" | "rejected" | "deleted",
  {
    before,
    after,
    by,
  }: { readonly before: RecordingRow; readonly after: RecordingRow; readonly by?: string },
  times: FloorTimes,
): Promise<void> {
  const { account, id, call_id: call } = after;
  const subject = `recording/${id}`;
  const author = by === undefined ? {} : { by };
  await (
    await FloorLog.hold(trx, account, times)
  ).say([{ type: `recording-${type}`, subject, data: { call, ...author } }]);
  await auditRecording(trx, { before, after, ...author }, times.now);
}

/** Records a change of a recording in the audit log, with its author if there is one. */
export async function auditRecording(
  trx: Transaction<Tables>,
  {
    before,
    after,
    by,
  }: { readonly before: RecordingRow; readonly after: RecordingRow; readonly by?: string },
  now: number,
): Promise<void> {
  const { account, id } = after;
  await appendAudit(
    trx,
    {
      account,
      type: "recording-edited",
      subject: `recording/${id}`,
      data: {
        ...(by !== undefined && { by }),
        before: recordings.shape(before),
        after: recordings.shape(after),
      },
    },
    now,
  );
}
