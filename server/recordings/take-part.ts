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

/** Maximum duration (ms) of a recording. */
export const LONGEST = 3 * 60 * 60 * 1000;

export interface RecordingPart {
  readonly account: string;
  readonly id: string;
  /** Bytes sent before this part. */
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/**
 * Appends a part to a running recording. A part that arrives after three hours ends the recording and is
 * dropped. A part that reaches the maximum size also ends it, and the rest of the part is dropped.
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
  if (row.status !== "recording") throw new Problem("conflict", { detail: endedDetail(row) });
  if (offset !== row.size)
    throw new Problem("conflict", {
      detail: `${row.size} bytes were received. Send the next part from this offset.`,
      errors: [{ pointer: "/query/offset", code: "out-of-order", message: `is not ${row.size}` }],
    });
  const accepted = bytes.subarray(0, row.most - row.size);
  await files.write(row, offset, accepted);
  const size = row.size + accepted.length;
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

function endedDetail({ ended_by: by, most }: RecordingRow): string {
  if (by === "time") return "The recording ended after 3 hours, the maximum duration.";
  return by === "size"
    ? `The recording ended at ${most} bytes, the maximum size.`
    : "The recording has ended.";
}
