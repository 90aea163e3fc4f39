import type { Transaction } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import {
  auditRecording,
  updateReceivedSize,
  lockRecording,
  type RecordingRow,
  writeRecording,
} from "./recording-record.ts";

/** A recording ends after so long (ms). */
export const LONGEST = 3 * 60 * 60 * 1000;

export interface RecordingPart {
  readonly account: string;
  readonly id: string;
  /** Bytes sent before this part. */
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/**
 * Appends a part to a running recording. Data beyond the maximum size is cut off and ends the recording; so
 * does a duration of three hours.
 */
export async function appendPart(
  trx: Transaction<Tables>,
  files: FileStore,
  { account, id, offset, bytes }: RecordingPart,
  now: number,
): Promise<RecordingRow> {
  const row = await lockRecording(trx, account, id);
  if (row.status === "recording" && now - row.started_at >= LONGEST)
    return endRecording(trx, row, "time", now);
  if (row.status !== "recording") throw new Problem("conflict", { detail: wordsFor(row) });
  if (offset !== row.size)
    throw new Problem("conflict", {
      detail: `${row.size} bytes are there; the next part begins with them.`,
      errors: [{ pointer: "/query/offset", code: "out-of-order", message: `is not ${row.size}` }],
    });
  const taken = bytes.subarray(0, row.most - row.size);
  await files.write(row, offset, taken);
  const size = row.size + taken.length;
  const written = await updateReceivedSize(trx, row, size, now);
  return size === row.most ? endRecording(trx, written, "size", now) : written;
}

/** Ends the recording; no more parts are accepted. */
export async function endRecording(
  trx: Transaction<Tables>,
  row: RecordingRow,
  by: NonNullable<RecordingRow["ended_by"]>,
  now: number,
): Promise<RecordingRow> {
  const after = await writeRecording(
    trx,
    row,
    { status: "processing", ended_by: by, ended_at: Math.min(now, row.started_at + LONGEST) },
    now,
  );
  await auditRecording(trx, { before: row, after }, now);
  return after;
}

function wordsFor({ ended_by: by, most }: RecordingRow): string {
  if (by === "time") return "The recording ended after 3 hours, which is as long as one may be.";
  return by === "size"
    ? `The recording ended with ${most} bytes, which is as large as it may be.`
    : "The recording has ended.";
}
