import { utf8ToBytes } from "@noble/hashes/utils.js";
import { BlockSums } from "./block-sums.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";

/** A checkpoint stands behind so many lines. */
export const LINES_PER_CHECKPOINT = 1_000;

/** Seals the lines of a recording while they come. */
export class LineSeals {
  private sums = new BlockSums("");

  /** What is written for the next line: itself, and before it the checkpoint of a block that is full. */
  line(line: string): readonly string[] {
    const before = this.sums.crcs.length === LINES_PER_CHECKPOINT ? [this.checkpoint()] : [];
    this.sums.add(utf8ToBytes(line));
    return [...before, line];
  }

  /** The last checkpoint, which says that it is the end. */
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
 * The lines of a recording with the checkpoints that tell later whether any was changed; the last of them
 * says that it is the end.
 */
export function* sealed(lines: Iterable<string>): Generator<string> {
  const seals = new LineSeals();
  for (const line of lines) yield* seals.line(line);
  yield seals.end();
}

/** The lines of a recording as they are stored, with its seals, without line feeds. */
export function recordingLines(header: RecordingHeader, records: Iterable<object>): Iterable<string> {
  return sealed(texts(header, records));
}

function* texts(header: RecordingHeader, records: Iterable<object>): Generator<string> {
  yield JSON.stringify(header);
  for (const record of records) yield JSON.stringify(record);
}
