import type { FoldEvent } from "../events/event.ts";
import type { StandingEvent } from "./event-columns.ts";
import type { EventTexts } from "./event-texts.ts";

const [LINE_FEED, QUOTE, BACKSLASH, OPEN, CLOSE, ZERO, NINE, COMMA, SPACE] = [
  0x0a, 0x22, 0x5c, 0x7b, 0x7d, 0x30, 0x39, 0x2c, 0x20,
];
/** Characters allowed after a line's object: space, tab, carriage return. */
const BLANK: ReadonlySet<number | undefined> = new Set([SPACE, 0x09, 0x0d]);
/** Maximum digits of a number that is represented exactly. */
const MOST_DIGITS = 15;

/** Contains 1 for each byte that means itself in a JSON text: printable ASCII without quote and backslash. */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= SPACE && byte <= 0x7e && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Text around the members of an event, as all writers of replay files produce it. */
const [ID, SOURCE, TYPE, SUBJECT, TIME, CHANNEL, EPOCH, OFFSET, DATA] = [
  `{"specversion":"1.0","id":"`,
  `","source":"`,
  `","type":"`,
  `","subject":"`,
  `","time":"`,
  `","channel":"`,
  `","epoch":"`,
  `","offset":`,
  `,"data":`,
].map(bytesOf) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
]; // as many as there are texts

/**
 * An event whose time still has to be parsed. Its data still have to be parsed too, unless they were cached.
 */
export interface WrittenEvent extends StandingEvent {
  readonly event: { -readonly [Member in keyof FoldEvent]: FoldEvent[Member] };
  /**
   * Position in the lines at which the data begin that still have to be parsed; 0 if the data were cached.
   */
  readonly from: number;
  readonly until: number;
}

const NO_DATA: FoldEvent["data"] = {};

/**
 * Splits lines into parts and parses only the parts that a fold needs. The others are two thirds of an
 * event's bytes: its id, channel and epoch, and the names of its members. Parts that need JSON parsing are
 * written to `json` as items of one array.
 */
export class LineParser {
  /** The array without its end: `[`, then items, each followed by a comma. */
  json: Uint8Array;
  /** Number of bytes written to `json`. */
  written = 1;
  /** Position after the line feed of the last line that was read. */
  next = 0;

  constructor(
    private readonly lines: Uint8Array,
    private readonly texts: EventTexts,
    json: Uint8Array,
    /** Number of bytes of the file before these lines. */
    private readonly before: number,
  ) {
    this.json = json;
    json[0] = 0x5b;
  }

  /**
   * Returns the event of the line that begins at `from`. Writes its time to `json` as an item, and its data
   * as another unless they are cached. Returns null and writes nothing if the line does not have the usual
   * format of events.
   */
  event(from: number): WrittenEvent | null {
    const { lines, texts } = this;
    const source = this.through(this.textEnd(this.through(from, ID)), SOURCE);
    const sourceEnd = this.textEnd(source);
    const type = this.through(sourceEnd, TYPE);
    const typeEnd = this.textEnd(type);
    const subject = this.through(typeEnd, SUBJECT);
    const subjectEnd = this.textEnd(subject);
    const time = this.through(subjectEnd, TIME);
    const timeEnd = this.textEnd(time);
    const number = this.through(
      this.textEnd(this.through(this.textEnd(this.through(timeEnd, CHANNEL)), EPOCH)),
      OFFSET,
    );
    const numberEnd = this.numberEnd(number);
    const dataFrom = this.through(numberEnd, DATA);
    if (dataFrom < 0) return null;
    const dataEnd = this.objectEnd(dataFrom);
    if (dataEnd < 0 || lines[dataEnd] !== CLOSE || !this.ends(dataEnd + 1)) return null;
    this.copy(time - 1, timeEnd + 1);
    const data = texts.payloads.find(lines, dataFrom, dataEnd);
    if (!data) this.copy(dataFrom, dataEnd);
    const { subject: about, key } = texts.subjects.of(lines, subject, subjectEnd);
    return {
      event: {
        type: texts.types.of(lines, type, typeEnd),
        subject: about,
        source: texts.sources.of(lines, source, sourceEnd),
        time: "",
        offset: this.number(number, numberEnd),
        data: data ?? NO_DATA,
      },
      key,
      start: this.before + from,
      size: this.next - 1 - from,
      from: data ? 0 : dataFrom,
      until: dataEnd,
    };
  }

  /**
   * Writes the line that begins at `from` as one item. Returns false and writes nothing if the line is not
   * exactly one object.
   */
  whole(from: number): boolean {
    const end = this.objectEnd(from);
    if (end < 0 || !this.ends(end)) return false;
    this.copy(from, end);
    return true;
  }

  /** Returns the position after the expected bytes; -1 if they differ. */
  private through(from: number, expected: Uint8Array): number {
    if (from < 0) return -1;
    const { lines } = this;
    for (let at = 0; at < expected.length; at++) if (lines[from + at] !== expected[at]) return -1;
    return from + expected.length;
  }

  /**
   * Returns the position of the quote after a text; -1 if the text contains escapes or characters other than
   * printable ASCII.
   */
  private textEnd(from: number): number {
    if (from < 0) return -1;
    const { lines } = this;
    let at = from;
    while (PLAIN[lines[at] ?? 0] === 1) at++;
    return lines[at] === QUOTE ? at : -1;
  }

  private numberEnd(from: number): number {
    if (from < 0) return -1;
    const { lines } = this;
    let at = from;
    for (let byte = lines[at]; byte !== undefined && byte >= ZERO && byte <= NINE; byte = lines[at]) at++;
    const digits = at - from;
    return digits === 0 || digits > MOST_DIGITS || (lines[from] === ZERO && digits > 1) ? -1 : at;
  }

  private number(from: number, until: number): number {
    let number = 0;
    for (let at = from; at < until; at++) number = number * 10 + (this.lines[at] ?? 0) - ZERO;
    return number;
  }

  private copy(from: number, until: number): void {
    for (let at = from; at < until; at++) this.json[this.written++] = this.lines[at] ?? 0;
    this.json[this.written++] = COMMA;
  }

  /**
   * Returns the position after the object that begins at `from`; -1 if there is none or it does not end on
   * its line. Only braces outside of texts are counted; invalid JSON is detected when `json` is parsed.
   */
  private objectEnd(from: number): number {
    const { lines } = this;
    if (lines[from] !== OPEN) return -1;
    let depth = 0;
    let isText = false;
    for (let at = from; ; at++) {
      const byte = lines[at];
      if (byte === undefined || byte === LINE_FEED) return -1;
      if (isText) {
        if (byte === BACKSLASH) {
          const escaped = lines[++at];
          if (escaped === undefined || escaped === LINE_FEED) return -1;
        } else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) isText = true;
      else if (byte === OPEN) depth++;
      else if (byte === CLOSE && --depth === 0) return at + 1;
    }
  }

  /** Returns true if the rest of the line is blank, and then moves `next` past its line feed. */
  private ends(from: number): boolean {
    let at = from;
    while (BLANK.has(this.lines[at])) at++;
    if (this.lines[at] !== LINE_FEED) return false;
    this.next = at + 1;
    return true;
  }
}
