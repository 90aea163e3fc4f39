import { BegunLine } from "./begun-line.ts";

const LINE_FEED = 0x0a;
/** Bytes. */
export const LONGEST_LINE = 16_000_000;

/**
 * Parts bytes, as they come, at their line feeds and nowhere else: texts may hold any other separator that
 * readers of lines look for.
 */
export class LineSplitter {
  private readonly begun = new BegunLine();
  private lines = 0;

  /**
   * The lines that end in this piece, without their line feeds. Throws on one that is longer than 16 million
   * bytes.
   */
  push(piece: Uint8Array): Uint8Array[] {
    const lines: Uint8Array[] = [];
    let from = 0;
    for (let at = piece.indexOf(LINE_FEED); at >= 0; at = piece.indexOf(LINE_FEED, from)) {
      lines.push(this.begun.endedBy(piece.subarray(from, at)));
      from = at + 1;
    }
    this.lines += lines.length;
    this.begun.add(piece.subarray(from));
    if (this.begun.length > LONGEST_LINE)
      throw new Error(`Line ${this.lines + 1} is longer than ${LONGEST_LINE} bytes: this is no log.`);
    return lines;
  }

  /** Returns the bytes after the last line feed; null if there are none. */
  end(): Uint8Array | null {
    return this.begun.length === 0 ? null : this.begun.endedBy(new Uint8Array());
  }
}
