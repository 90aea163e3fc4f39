import { MapFault } from "../../streams/import/csv-map.ts";
import { decodedLines, EncodingFault } from "../../streams/import/decoded-lines.ts";
import { importLog, type LeftOutRow } from "../../streams/import/import-log.ts";
import { detectLogKind, type LogKind, logName, logReader } from "../../streams/import/log-kind.ts";
import { recordingLines } from "../../streams/recording/sealed-lines.ts";
import { type Bytes, bytesOf, isPacked, PackingFault, Parcels, unpacked } from "./file-bytes.ts";

/** Options of an import. */
export interface ImportChoice {
  readonly kind: LogKind;
  /** The IANA time zone in which the log was written. */
  readonly zone: string;
  /** Column map of a CSV log, as JSON; unused for other kinds. */
  readonly map: string;
  /**
   * WHATWG name of the encoding. If the name is empty, the encoding is that of the map, otherwise UTF-8. A
   * byte order mark in the log takes precedence.
   */
  readonly encoding: string;
}

/** Report of an import. */
export interface ImportReport {
  readonly rows: number;
  readonly events: number;
  /** Number of rows that were left out, and the first of these rows (at most `LISTED`). */
  readonly leftOut: number;
  readonly firstLeftOut: readonly LeftOutRow[];
}

/** Reason why a log could not be imported. */
export type ImportFault =
  /** The map is invalid or does not fit the log; one reason per line. */
  | { readonly why: "map"; readonly lines: readonly string[] }
  /** Bytes that are invalid in the encoding; `line` is null if the place is unknown. */
  | { readonly why: "encoding"; readonly encoding: string; readonly line: number | null }
  /** The gzip file is damaged or truncated. */
  | { readonly why: "packing" }
  /** No row could be converted to an event. */
  | { readonly why: "nothing"; readonly report: ImportReport }
  /** Any other error, such as a file that the browser cannot read. */
  | { readonly why: "log"; readonly reason: string };

export type ImportOutcome =
  | {
      readonly kind: "imported";
      readonly recording: Blob;
      readonly name: string;
      readonly report: ImportReport;
    }
  | { readonly kind: "failed"; readonly fault: ImportFault };

/** Maximum number of left-out rows that are listed. */
const LISTED = 5;
/** Number of characters that are read to detect the kind of a log. */
const HEAD = 65_536;
/** Share of reading in the progress of an import; the rest is writing. */
const READ = 0.6;
/** Interval (ms) between progress reports. */
const PAUSE = 100;
const LINES_PER_PIECE = 500;

/** Operations of the worker that imports logs. */
export const importDesk = {
  /** Returns the kind of log in a file, by its first lines. */
  detect: async (file: Blob): Promise<LogKind> => detectLogKind(await firstLines(file)),
  /** Converts a log to a replay file. `progress` receives the completed part, from 0 to 1. */
  run: async (file: File, choice: ImportChoice, progress: (done: number) => void): Promise<ImportOutcome> => {
    try {
      return await imported(file, choice, sparingly(progress));
    } catch (error) {
      return { kind: "failed", fault: faultOf(error) };
    }
  },
};

export type ImportDesk = typeof importDesk;

async function imported(
  file: File,
  { kind, zone, map, encoding }: ImportChoice,
  progress: (done: number) => void,
): Promise<ImportOutcome> {
  const reader = logReader(kind, zone, map);
  const name = logName(file.name);
  let read = 0;
  const pieces = piecesOf(file, (bytes) => progress((READ * (read += bytes)) / file.size));
  const { header, events, summary, leftOut } = await importLog(
    decodedLines(pieces, encoding === "" ? reader.encoding : encoding),
    { adapter: reader.adapter, as: kind, log: name, name, zone },
  );
  const report: ImportReport = {
    rows: summary.rows,
    events: events.length,
    leftOut: leftOut.length,
    firstLeftOut: leftOut.slice(0, LISTED),
  };
  if (events.length === 0) return { kind: "failed", fault: { why: "nothing", report } };
  const recording = written(recordingLines(header, events), (lines) =>
    progress(READ + ((1 - READ) * lines) / events.length),
  );
  return { kind: "imported", recording, name, report };
}

/**
 * Yields the bytes of a file, decompressed if necessary. `read` receives the size of each piece before
 * decompression.
 */
async function* piecesOf(file: Blob, read: (bytes: number) => void): AsyncGenerator<Bytes> {
  if (await isPacked(file)) return yield* unpacked(file, read);
  for await (const piece of bytesOf(file)) {
    read(piece.length);
    yield piece;
  }
}

async function firstLines(file: Blob): Promise<string[]> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of piecesOf(file, () => undefined)) {
    text += decoder.decode(piece, { stream: true });
    if (text.length >= HEAD) break;
  }
  return text.split(/\r?\n/);
}

function written(lines: Iterable<string>, done: (lines: number) => void): Blob {
  const parcels = new Parcels();
  const encoder = new TextEncoder();
  let count = 0;
  let held: string[] = [];
  const give = () => {
    if (held.length > 0) parcels.add(encoder.encode(`${held.join("\n")}\n`));
    held = [];
    done(count);
  };
  for (const line of lines) {
    held.push(line);
    count++;
    if (held.length === LINES_PER_PIECE) give();
  }
  give();
  return parcels.all();
}

/** Reports progress at intervals, because each report is a message to the page. */
function sparingly(progress: (done: number) => void): (done: number) => void {
  let last = -Infinity;
  return (done) => {
    const now = performance.now();
    if (now - last < PAUSE) return;
    last = now;
    progress(Math.min(1, done));
  };
}

function faultOf(error: unknown): ImportFault {
  if (error instanceof MapFault)
    return { why: "map", lines: error.message.split("\n").map((line) => line.trim()) };
  if (error instanceof EncodingFault) return { why: "encoding", encoding: error.encoding, line: error.line };
  if (error instanceof PackingFault) return { why: "packing" };
  return { why: "log", reason: error instanceof Error ? error.message : String(error) };
}
