import { utf8ToBytes } from "@noble/hashes/utils.js";
import { BlockSums } from "./block-sums.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";

/** Number of lines between checkpoints. */
export const LINES_PER_CHECKPOINT = 1_000;

/** Adds checkpoints to the lines of a replay file as they are written. */
export class LineSeals {
  private sums = new BlockSums("");

  /** Returns the lines to write next: `line`, preceded by a checkpoint if the current block is full. */
  line(line: string): readonly string[] {
    const before = this.sums.crcs.length === LINES_PER_CHECKPOINT ? [this.checkpoint()] : [];
    this.sums.add(utf8ToBytes(line));
    return [...before, line];
  }

  /** Returns the final checkpoint, which marks the end. */
  end(): string {
    return this.sums.checkpoint(true).line;
  }

  private checkpoint(): string {
    const { chain, line } = this.sums.checkpoint(false);
    this.sums = new BlockSums(chain);
    return line;
  }
}

/**
 * Adds checkpoints to the lines of a replay file. A checkpoint has the checksums of the lines before it, so
 * that changes can be detected. The last checkpoint marks the end.
 */
export function* sealed(lines: Iterable<string>): Generator<string> {
  const seals = new LineSeals();
  for (const line of lines) yield* seals.line(line);
  yield seals.end();
}

/** Returns the lines of a replay file as they are stored, with checkpoints, without line feeds. */
export function recordingLines(header: RecordingHeader, records: Iterable<object>): Iterable<string> {
  return sealed(texts(header, records));
}

function* texts(header: RecordingHeader, records: Iterable<object>): Generator<string> {
  yield JSON.stringify(header);
  for (const record of records) yield JSON.stringify(record);
}
