import { BegunLine } from "./begun-line.ts";
import { LONGEST_LINE } from "./line-splitter.ts";
import { NoRecording } from "./no-recording.ts";

const LINE_FEED = 0x0a;
/** Bytes: so many are parsed at once at least, where there are. */
const BLOCK = 256_000;

/** Parts bytes, as they come, into blocks of whole lines. */
export class BlockSplitter {
  private readonly begun = new BegunLine();

  /**
   * The blocks that end in this piece; each ends with a line feed. Throws on a line that is longer than a
   * log's can be.
   */
  push(piece: Uint8Array): Uint8Array[] {
    const blocks: Uint8Array[] = [];
    let from = 0;
    if (this.begun.length > 0) {
      from = piece.indexOf(LINE_FEED) + 1;
      if (from > 0) blocks.push(this.begun.endedBy(piece.subarray(0, from)));
    }
    const whole = piece.lastIndexOf(LINE_FEED) + 1;
    while (from < whole) {
      const until = from + BLOCK < whole ? piece.indexOf(LINE_FEED, from + BLOCK) + 1 : whole;
      blocks.push(piece.subarray(from, until));
      from = until;
    }
    this.begun.add(piece.slice(from));
    if (this.begun.length > LONGEST_LINE)
      throw new NoRecording("line", `A line is longer than ${LONGEST_LINE} bytes: this is no log.`);
    return blocks;
  }

  /** What stands behind the last line feed; null where nothing does. */
  end(): Uint8Array | null {
    return this.begun.length === 0 ? null : this.begun.endedBy(new Uint8Array());
  }
}
