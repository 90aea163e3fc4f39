import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { sealed } from "../../streams/recording/sealed-lines.ts";
import { someHeader } from "./some-header.ts";

const bytes = new TextEncoder();

/** Lines as a file has them. */
export const fileOf = (lines: Iterable<string>): Uint8Array<ArrayBuffer> =>
  bytes.encode([...lines, ""].join("\n"));

/** These records, each in its line, and texts as they are. */
export const fileOfRecords = (...records: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  fileOf(records.map((record) => (typeof record === "string" ? record : JSON.stringify(record))));

/** The file of a recording with its seals. */
export const writtenRecording = (
  records: readonly object[],
  header: RecordingHeader = someHeader(records.filter((record): record is Event => "specversion" in record)),
): Uint8Array<ArrayBuffer> => fileOf(sealed([header, ...records].map((record) => JSON.stringify(record))));
