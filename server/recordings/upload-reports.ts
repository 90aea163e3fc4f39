import { sql } from "kysely";
import type { RecordingUploadReport, StorageReason } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import type { RecordingRow } from "./recording-record.ts";
import { nextAttemptAt } from "./upload-shape.ts";

interface FailedUpload extends Pick<
  RecordingRow,
  "id" | "upload" | "tries" | "store_at" | "started_at" | "upload_detail"
> {
  readonly upload_failed_at: number;
  readonly upload_reason: StorageReason;
}

type ReportRow = { readonly setting: string; readonly waiting: number; readonly failed: number } & (
  | FailedUpload
  | { readonly id: null }
);

/**
 * Returns the numbers of unfinished and failed uploads and the latest failure, for each setting or for one.
 * Settings without unfinished uploads are left out. Failed uploads also count as unfinished.
 */
export async function uploadReports(
  db: Queries,
  account: string,
  setting: string | null = null,
): Promise<RecordingUploadReport[]> {
  const { rows } = await sql<ReportRow>`
    with waiting as (
      select * from recordings where account = ${account} and upload in ('pending', 'processing', 'failed') and setting is not null and (${setting}::text is null or setting = ${setting})),
    latest as (select distinct on (setting) * from waiting where upload_reason is not null order by setting, upload_failed_at desc, id)
    select counted.*, latest.id, latest.upload, latest.tries, latest.store_at, latest.started_at, latest.upload_detail, latest.upload_failed_at, latest.upload_reason
    from (select setting, count(*)::int as waiting, (count(*) filter (where upload = 'failed'))::int as failed from waiting group by setting) counted
    left join latest on latest.setting = counted.setting order by counted.setting`.execute(db);
  return rows.map((row) => ({
    setting: row.setting,
    waiting: row.waiting,
    failed: row.failed,
    last: row.id === null ? null : lastFailure(row),
  }));
}

const lastFailure = (row: FailedUpload): RecordingUploadReport["last"] => ({
  recording: row.id,
  startedAt: new Date(row.started_at).toISOString(),
  at: new Date(row.upload_failed_at).toISOString(),
  reason: row.upload_reason,
  detail: row.upload_detail,
  next: nextAttemptAt(row),
});
