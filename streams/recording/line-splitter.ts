import { BegunLine } from "./begun-line.ts";

const LINE_FEED = 0x0a;
/** Maximum length of an unfinished line in bytes. A longer one means that the file is not a replay file. */
export const LONGEST_LINE = 16_000_000;

/**
 * Splits bytes into lines as they arrive. Splits only at line feeds, because texts may contain other
 * characters that line readers treat as separators.
 */
export class LineSplitter {
  private readonly begun = new BegunLine();
  private lines = 0;

  /**
   * Returns the lines that end in this piece, without their line feeds. Throws if the unfinished line after
   * them is already longer than `LONGEST_LINE`.
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
