import type { StandingEvent } from "./event-columns.ts";
import { EventTexts } from "./event-texts.ts";
import { LineParser, type WrittenEvent } from "./line-parser.ts";

const [LINE_FEED, CLOSE] = [0x0a, 0x5d];

type Place = Pick<StandingEvent, "start" | "size">;
type Fields = Readonly<Record<string, unknown>>;

/**
 * Receives the content of lines one after another, with their positions in the file (bytes, without the line
 * feed).
 */
export interface LineListener {
  /** An event as recordings are written: with an envelope, and an object as its data. */
  readonly told: (standing: StandingEvent) => void;
  readonly value: (value: Fields, start: number, size: number) => void;
}

const text = new TextDecoder("utf-8", { ignoreBOM: true });

/** Parses lines block by block. */
export class BlockParser {
  private readonly texts = new EventTexts();
  private json = new Uint8Array(0);

  /**
   * Parses whole lines, each ending in a line feed: the parts that need JSON parsing are parsed as one array,
   * which takes a third of the time of parsing each. `before`: bytes of the file before them. Returns false
   * without reporting anything if the last line is incomplete or a line is not one object; the caller then
   * reads line by line.
   */
  tell(lines: Uint8Array, before: number, { told, value }: LineListener): boolean {
    if (lines.at(-1) !== LINE_FEED) return false;
    const { texts } = this;
    // No line becomes longer than it was.
    if (this.json.length <= lines.length) this.json = new Uint8Array(lines.length + 1);
    const taker = new LineParser(lines, texts, this.json, before);
    /** For each line its event, or its position if it is not an event. */
    const taken: (WrittenEvent | Place)[] = [];
    while (taker.next < lines.length) {
      const start = taker.next;
      const event = taker.event(start);
      if (!event && !taker.whole(start)) return false;
      taken.push(event ?? { start: before + start, size: taker.next - 1 - start });
    }
    const items = itemsOf(taker);
    if (!items) return false;
    let item = 0;
    for (const line of taken) {
      if ("event" in line) {
        const { event, from, until } = line;
        event.time = items[item++] as string; // the value was written in quotes
        if (from > 0) {
          const data = items[item++] as Record<string, unknown>; // and this in braces
          texts.keepPayload(lines, from, until, data);
          event.data = data;
        }
        told(line);
      } else value(items[item++] as Fields, line.start, line.size); // as did this
    }
    return true;
  }
}

function itemsOf({ json, written }: LineParser): readonly unknown[] | null {
  json[written - 1] = CLOSE;
  try {
    return JSON.parse(text.decode(json.subarray(0, written))) as unknown[]; // the brackets are ours
  } catch {
    return null;
  }
}
