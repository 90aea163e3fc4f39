import { BlockSums, CRC_DIGITS } from "./block-sums.ts";
import { parsedObject } from "./json-value.ts";
import { LINES_PER_CHECKPOINT } from "./sealed-lines.ts";
import { differences, type SealFinding } from "./seal-finding.ts";

const BEGINNING = new TextEncoder().encode('{"k":"checkpoint"');
const isCheckpoint = (line: Uint8Array): boolean => BEGINNING.every((byte, index) => line[index] === byte);
const CRC = new RegExp(`[0-9a-f]{${CRC_DIGITS}}`, "g");

/**
 * Number of lines whose sums are kept for a later checkpoint: enough for many lost checkpoints, and little
 * memory.
 */
const MOST_HELD = 20 * LINES_PER_CHECKPOINT;

/** Holds the lines of a recording, as they come, against its checkpoints. */
export class SealReader {
  /** Null where more lines came than their sums are held of. */
  private sums: BlockSums | null = new BlockSums("");
  /** The number of the first line of this block. */
  private first = 1;
  private line = 0;
  private isOver = false;

  /**
   * Reads the bytes of the next line without its line feed, which the last line may lack (`isWhole`). Returns
   * the findings that appear with it.
   */
  read(line: Uint8Array, isWhole = true): readonly SealFinding[] {
    this.line++;
    if (this.isOver) return [{ what: "added", line: this.line, to: this.line }];
    if (isCheckpoint(line)) {
      const text = new TextDecoder().decode(line);
      // Half a checkpoint is no damaged one: only the end of the file is missing.
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
    // Later blocks are compared with the written sums if these are still readable.
    const isDamaged = found.some(({ what, line }) => what === "checkpoint" && line === this.line);
    const chain = isDamaged && expected ? expected.chain : String(stated?.["chain"]);
    this.isOver = isEnd;
    this.sums = new BlockSums(chain);
    this.first = this.line + 1;
    return found;
  }

  /** Returns the findings of a block; null if its lines are unchanged and only the checkpoint is damaged. */
  private judge(
    stated: Readonly<Record<string, unknown>> | null,
    are: readonly string[],
    chain: string | undefined,
  ): readonly SealFinding[] | null {
    if (
      typeof stated?.["crc"] !== "string" ||
      typeof stated["chain"] !== "string" ||
      stated["chain"] === chain
    )
      return null;
    const were = stated["crc"].match(CRC) ?? [];
    // A whole block more than there should be: the checkpoint behind it is no longer known for one.
    const more = are.length - were.length;
    if (
      were.length > 0 &&
      more >= LINES_PER_CHECKPOINT &&
      were.every((sum, index) => are[more + index] === sum)
    )
      return damaged(this.first + more - 1);
    const found = differences(are, were, this.first);
    return found.length > 0 ? found : null;
  }
}

const damaged = (line: number): readonly SealFinding[] => [{ what: "checkpoint", line }];
