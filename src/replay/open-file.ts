import type { Finding } from "../../streams/recording/finding.ts";
import type { FindingCounts } from "../../streams/recording/finding-list.ts";
import { type ReadRecording, RecordingReader } from "../../streams/recording/read-recording.ts";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";
import { isZone } from "../../streams/recording/instant-of.ts";
import { isObject } from "../../streams/recording/json-value.ts";
import { NoState } from "../../streams/replay/state-before.ts";
import { logOfRecording } from "../../streams/replay/log-of-recording.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { bytesOf, blocksOf, isPacked, PackingFault, Parcels, unpacked } from "./file-bytes.ts";
import { Refused } from "./refused.ts";

/** Limit of uncompressed bytes: about four million events, which fits into a worker's memory. */
const MOST = 1_500_000_000;

/** Faults of a file that could be opened. */
export interface Flaws {
  /**
   * `cut`: the file is truncated. `packing`: its compressed data cannot be read to the end. Null if the file
   * is complete.
   */
  readonly end: "cut" | "packing" | null;
  /** Number of readable lines, and the number of events according to the header. */
  readonly lines: number;
  readonly promised: number;
  readonly findings: readonly Finding[];
  /** Number of findings of each kind. */
  readonly counts: FindingCounts;
  /**
   * Version of the fold that was in use when the file was recorded, if it is newer than the current version;
   * else null.
   */
  readonly newerFold: number | null;
  /** Event types whose data has a newer format than this version supports, and may be misread. */
  readonly newer: readonly string[];
}

export interface OpenedFile {
  readonly log: RecordedLog;
  readonly flaws: Flaws;
  /** Content of the file without compression. */
  readonly plain: Blob;
  /** True if the file contains checkpoints (hashes of its lines), or if its header declares them. */
  readonly isSealed: boolean;
}

/** Receives the completed amount (such as the bytes read) and the total. */
export type Progress = (done: number, total: number) => void;

/**
 * Reads a replay file, gzipped or not, as far as possible. If nothing can be shown, throws an error that
 * `refusalOf` converts to a reason. If `signal` is aborted, throws the reason of the signal.
 */
export async function openFile(file: Blob, progress: Progress, signal: AbortSignal): Promise<OpenedFile> {
  if (file.size > MOST) throw new Refused({ why: "size", limit: MOST });
  if (file.size === 0) throw new Refused({ why: "empty" });
  const reader = new RecordingReader();
  const { plain, fault } = (await isPacked(file))
    ? await readPacked(file, reader, progress, signal)
    : await readPlain(file, reader, progress, signal);
  const read = endOf(reader, fault);
  await holdState(read);
  const log = logOfRecording(read, blocksOf(plain));
  if (log.length === 0 && log.span.last === 0) throw fault ?? new Refused({ why: "eventless" });
  return {
    log,
    flaws: flawsOf(read, fault),
    plain,
    isSealed: read.header.sealed === true || read.kinds.has("checkpoint"),
  };
}

/**
 * Throws NoState if the initial state of the replay file has the current version of the fold but is invalid.
 */
async function holdState({ records: [first] }: ReadRecording): Promise<void> {
  if (first?.k !== "state" || first.before > 0 || first.record["fold"] !== FOLD_VERSION) return;
  const { isState } = await import("./state-form.ts");
  const { floor } = first.record;
  if (!isState(first.record) || !isObject(floor) || !isZone(String(floor["zone"])))
    throw new NoState("The initial state of this replay file is invalid.", null);
}

interface Read {
  readonly plain: Blob;
  readonly fault: PackingFault | null;
}

async function readPlain(
  file: Blob,
  reader: RecordingReader,
  progress: Progress,
  signal: AbortSignal,
): Promise<Read> {
  let done = 0;
  for await (const piece of bytesOf(file)) {
    signal.throwIfAborted();
    reader.push(piece);
    progress((done += piece.length), file.size);
  }
  return { plain: file, fault: null };
}

async function readPacked(
  file: Blob,
  reader: RecordingReader,
  progress: Progress,
  signal: AbortSignal,
): Promise<Read> {
  const parcels = new Parcels();
  let done = 0;
  try {
    for await (const piece of unpacked(file, (bytes) => progress((done += bytes), file.size))) {
      signal.throwIfAborted();
      reader.push(piece);
      parcels.add(piece);
      if (parcels.size > MOST) throw new Refused({ why: "size", limit: MOST });
    }
    return { plain: parcels.all(), fault: null };
  } catch (error) {
    if (!(error instanceof PackingFault)) throw error;
    return { plain: parcels.all(), fault: error };
  }
}

/**
 * Returns what was read. If the readable part is not a replay file, throws the decompression error, if there
 * was one, or the error of the reader.
 */
function endOf(reader: RecordingReader, fault: PackingFault | null): ReadRecording {
  try {
    return reader.end();
  } catch (error) {
    throw fault ?? error;
  }
}

function flawsOf(
  { isCut, lines, header, findings, counts, upcaster: { newer } }: ReadRecording,
  fault: PackingFault | null,
): Flaws {
  return {
    end: fault ? "packing" : isCut ? "cut" : null,
    lines,
    promised: header.events,
    findings,
    counts,
    newerFold: header.fold > FOLD_VERSION ? header.fold : null,
    newer,
  };
}
