import { BlockSums, CRC_DIGITS } from "./block-sums.ts";
import { parsedObject } from "./json-value.ts";
import { LINES_PER_CHECKPOINT } from "./sealed-lines.ts";
import { differences, type SealFinding } from "./seal-finding.ts";

const BEGINNING = new TextEncoder().encode('{"k":"checkpoint"');
const isCheckpoint = (line: Uint8Array): boolean => BEGINNING.every((byte, index) => line[index] === byte);
const CRC = new RegExp(`[0-9a-f]{${CRC_DIGITS}}`, "g");

/**
 * Maximum number of lines whose checksums are kept until the next checkpoint: enough for many lost
 * checkpoints, with little memory.
 */
const MOST_HELD = 20 * LINES_PER_CHECKPOINT;

/**
 * Compares the lines of a replay file with its checkpoints as they arrive. A block is the lines between two
 * checkpoints.
 */
export class SealReader {
  /** Checksums of the lines of the current block; null if it has more than `MOST_HELD` lines. */
  private sums: BlockSums | null = new BlockSums("");
  /** Number of the first line of the current block. */
  private first = 1;
  private line = 0;
  private isOver = false;

  /**
   * Reads the bytes of the next line, without its line feed, and returns the findings. `isWhole` is false for
   * a last line that has no line feed.
   */
  read(line: Uint8Array, isWhole = true): readonly SealFinding[] {
    this.line++;
    if (this.isOver) return [{ what: "added", line: this.line, to: this.line }];
    if (isCheckpoint(line)) {
      const text = new TextDecoder().decode(line);
      // An incomplete checkpoint is not a damaged one; only the end of the file is missing.
      return !isWhole && parsedObject(text) === null ? [] : this.check(text);
    }
    if (this.sums?.crcs.length === MOST_HELD) this.sums = null;
    this.sums?.add(line);
    return [];
  }

  /** Ends the input; `isWhole` is false if the last line is incomplete. */
  end(isWhole: boolean): readonly SealFinding[] {
    return this.isOver && isWhole
      ? []
      : [{ what: "cut", line: this.line, from: this.isOver ? this.line : this.first }];
  }

  private check(text: string): readonly SealFinding[] {
    const stated = parsedObject(text);
    const isEnd = stated?.["end"] === true;
    const { sums } = this;
    const expected = sums?.checkpoint(isEnd);
    const found =
      expected?.line === text
        ? []
        : ((sums && this.judge(stated, sums.crcs, expected?.chain)) ?? damaged(this.line));
    // The next block continues from the written chain, unless the checkpoint is damaged.
    const isDamaged = found.some(({ what, line }) => what === "checkpoint" && line === this.line);
    const chain = isDamaged && expected ? expected.chain : String(stated?.["chain"]);
    this.isOver = isEnd;
    this.sums = new BlockSums(chain);
    this.first = this.line + 1;
    return found;
  }

  /**
   * Returns the findings of a block; null if only its checkpoint is damaged, or if the checkpoint is too
   * damaged for a comparison of the lines.
   */
  private judge(
    stated: Readonly<Record<string, unknown>> | null,
    actual: readonly string[],
    chain: string | undefined,
  ): readonly SealFinding[] | null {
    if (
      typeof stated?.["crc"] !== "string" ||
      typeof stated["chain"] !== "string" ||
      stated["chain"] === chain
    )
      return null;
    const written = stated["crc"].match(CRC) ?? [];
    // If a whole additional block precedes the matching lines, the checkpoint after that block is so damaged
    // that it was read as a line.
    const more = actual.length - written.length;
    if (
      written.length > 0 &&
      more >= LINES_PER_CHECKPOINT &&
      written.every((sum, index) => actual[more + index] === sum)
    )
      return damaged(this.first + more - 1);
    const found = differences(actual, written, this.first);
    return found.length > 0 ? found : null;
  }
}

const damaged = (line: number): readonly SealFinding[] => [{ what: "checkpoint", line }];
