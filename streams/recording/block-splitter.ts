import { LONGEST_LINE } from "./line-splitter.ts";

const LINE_FEED = 0x0a;
/** Bytes: so many are parsed at once at least, where there are. */
const BLOCK = 256_000;

/** Parts bytes, as they come, into blocks of whole lines. */
export class BlockSplitter {
  private rest: Uint8Array[] = [];
  private held = 0;

  /** The blocks that end in this piece; each ends with a line feed. Throws on a line that is longer than a log's can be. */
  push(piece: Uint8Array): Uint8Array[] {
    const blocks: Uint8Array[] = [];
    let from = 0;
    if (this.held > 0) {
      from = piece.indexOf(LINE_FEED) + 1;
      if (from > 0) blocks.push(this.withRest(piece.subarray(0, from)));
    }
    const whole = piece.lastIndexOf(LINE_FEED) + 1;
    while (from < whole) {
      const until = from + BLOCK < whole ? piece.indexOf(LINE_FEED, from + BLOCK) + 1 : whole;
      blocks.push(piece.subarray(from, until));
      from = until;
    }
    if (from < piece.length) this.rest.push(piece.slice(from));
    this.held += piece.length - from;
    if (this.held > LONGEST_LINE) throw new RangeError(`A line is longer than ${LONGEST_LINE} bytes: this is no log.`);
    return blocks;
  }

  /** What stands behind the last line feed; null where nothing does. */
  end(): Uint8Array | null {
    return this.held === 0 ? null : this.withRest(new Uint8Array());
  }

  private withRest(last: Uint8Array): Uint8Array {
    const whole = new Uint8Array(this.held + last.length);
    let at = 0;
    for (const part of [...this.rest, last]) {
      whole.set(part, at);
      at += part.length;
    }
    this.rest = [];
    this.held = 0;
    return whole;
  }
}
