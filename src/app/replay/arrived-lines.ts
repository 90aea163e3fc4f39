import { parsedObject } from "../../../streams/recording/parsed-object.ts";

const LINE_END = 0x0a;

/** How much of a recording has arrived: its header says how many events will. */
export class ArrivedLines {
  private readonly decoder = new TextDecoder();
  private header = "";
  private lines = 0;
  private events: number | null = null;

  /** From 0 to 1; 0 before the header is there. */
  add(bytes: Uint8Array): number {
    if (this.events === null) this.readHeader(bytes);
    for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, end + 1)) this.lines++;
    return this.events === null ? 0 : Math.min(1, this.lines / Math.max(1, this.events));
  }

  private readHeader(bytes: Uint8Array): void {
    this.header += this.decoder.decode(bytes, { stream: true });
    const end = this.header.indexOf("\n");
    if (end < 0) return;
    const events = parsedObject(this.header.slice(0, end))?.["events"];
    this.events = typeof events === "number" ? events : 0;
    this.header = "";
  }
}
