import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Event } from "../events/event.ts";
import { EventColumns, type EventTable, type StandingEvent } from "./event-columns.ts";
import type { Finding } from "./finding.ts";
import { type FindingCounts, FindingList } from "./finding-list.ts";
import { LineSplitter, LONGEST_LINE } from "./line-splitter.ts";
import { OffsetOrder, type Ordered } from "./offset-order.ts";
import { isObject, parsedObject } from "./json-value.ts";
import { NoRecording } from "./refusal.ts";
import { NoHeader, readHeader } from "./recording-header.ts";
import { eventFault, foldFault } from "./recording-line.ts";
import { noUpcasts, type Upcaster, createUpcaster, type Upcasts } from "./upcast.ts";
import { type LineListener, BlockParser } from "./parse-block.ts";
import { BegunLine } from "./begun-line.ts";

const LINE_FEED = 0x0a;
/** Minimum number of bytes parsed together, if available. */
const BLOCK = 256_000;

/** Splits bytes into blocks of whole lines as they arrive. */
class BlockSplitter {
  private readonly begun = new BegunLine();

  /**
   * Returns the blocks that end in this piece; each ends with a line feed. Throws if the unfinished line
   * after them is already longer than `LONGEST_LINE`.
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

  /** Returns the bytes after the last line feed; null if there are none. */
  end(): Uint8Array | null {
    return this.begun.length === 0 ? null : this.begun.endedBy(new Uint8Array());
  }
}

/** A record other than an event, and the number of events before it. */
export interface StandingRecord {
  readonly before: number;
  readonly k: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Content of a replay file up to its last complete line. */
export interface ReadRecording {
  readonly header: RecordingHeader;
  readonly events: EventTable;
  /** In order, without the checkpoints. */
  readonly records: readonly StandingRecord[];
  /** Number of records of each kind apart from events, including unknown kinds. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly lines: number;
  /** True if the file is cut off: in the middle of a line, or before the final checkpoint. */
  readonly isCut: boolean;
  readonly findings: readonly Finding[];
  /** Number of findings of each kind. */
  readonly counts: FindingCounts;
  readonly upcaster: Upcaster;
}

/**
 * Maximum number of lines that are not JSON objects. A file with more is not considered a replay file, and
 * reading stops.
 */
const MOST_BROKEN = 1_000_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a replay file for display from its uncompressed bytes as they arrive, and checks the form of its
 * lines and the order of its events. Damaged and misplaced records are left out and reported. Seals are
 * checked separately, because that takes longer.
 */
export class RecordingReader {
  private readonly blocks = new BlockSplitter();
  private readonly text = new TextDecoder();
  private readonly parser = new BlockParser();
  private readonly listener: LineListener = {
    standing: (standing) => this.addStanding(standing),
    value: (value, start, size) => this.value(value, start, size),
  };
  private readonly columns = new EventColumns();
  private readonly records: StandingRecord[] = [];
  private readonly kinds = new Map<string, number>();
  private readonly list = new FindingList();
  private order = new OffsetOrder<StandingEvent>(1);
  private header: RecordingHeader | null = null;
  private upcaster: Upcaster = noUpcasts;
  private line = 0;
  /** Bytes read. */
  private size = 0;
  private hasEnded = false;
  /** Number of valid events, including misplaced ones. */
  private events = 0;
  /** Number of lines that are not JSON objects. */
  private broken = 0;

  constructor(private readonly upcasts?: Upcasts) {}

  /**
   * Reads the next bytes. Throws NoHeader if the first line is not a header, and NoRecording if the rest
   * cannot be a replay file.
   */
  push(piece: Uint8Array): void {
    for (const block of this.blocks.push(piece)) this.take(block);
  }

  /** Ends the input. Throws NoHeader if there was no first line. */
  end(): ReadRecording {
    const rest = this.blocks.end();
    // A last line that lacks only its line feed still parses.
    const isHalf = rest !== null && this.header !== null && parsedObject(this.text.decode(rest)) === null;
    if (rest && !isHalf) this.take(rest);
    const { header, columns, records, kinds, line, list, upcaster } = this;
    if (!header) throw new NoHeader("This is not a replay file: it is empty.", { fault: "none" });
    this.keep(this.order.release());
    this.list.add(this.order.end());
    const { events: found } = this;
    if (header.events !== found) this.list.add([{ what: "count", line, found, promised: header.events }]);
    const isCut = isHalf || (header.sealed === true && !this.hasEnded);
    return {
      header,
      events: columns.done(),
      records,
      kinds,
      lines: line,
      isCut,
      findings: list.findings,
      counts: list.counts,
      upcaster,
    };
  }

  private take(block: Uint8Array): void {
    const lines = this.header ? block : this.withoutHeader(block);
    if (this.parser.report(lines, this.size, this.listener)) this.size += lines.length;
    else this.each(lines);
  }

  private withoutHeader(block: Uint8Array): Uint8Array {
    const [first = block] = new LineSplitter().push(block);
    this.header = readHeader(this.text.decode(first));
    this.order = new OffsetOrder(this.header.stream.first);
    this.upcaster = createUpcaster(this.header, this.upcasts);
    this.line++;
    this.size += Math.min(first.length + 1, block.length);
    return block.subarray(first.length + 1);
  }

  /** Reads lines one by one, because at least one is damaged. */
  private each(lines: Uint8Array): void {
    const splitter = new LineSplitter();
    const parted = splitter.push(lines);
    const last = splitter.end();
    for (const line of last ? [...parted, last] : parted) {
      this.value(line.length === 0 ? null : parsedObject(this.text.decode(line)), this.size, line.length);
      this.size += line.length + 1;
    }
  }

  private value(value: unknown, start: number, size: number): void {
    this.line++;
    if (!isObject(value)) this.breaks();
    else if (typeof value["k"] === "string") this.record(value["k"], value);
    else this.event(value, start, size);
  }

  /** Adds an event with a valid envelope. */
  private addStanding(standing: StandingEvent): void {
    this.line++;
    const fault = foldFault(standing.event);
    if (fault) this.list.add([{ what: "form", line: this.line, fault }]);
    else this.inOrder(standing);
  }

  private breaks(): void {
    this.list.add([{ what: "form", line: this.line, fault: "not-json" }]);
    if (++this.broken > MOST_BROKEN)
      throw new NoRecording(
        "lines",
        `More than ${MOST_BROKEN} lines are not JSON objects: this is not a replay file.`,
      );
  }

  private event(value: Fields, start: number, size: number): void {
    const fault = eventFault(value);
    if (fault) return this.list.add([{ what: "form", line: this.line, fault }]);
    const event = this.columns.lean(value as Event); // the envelope was checked above; the log validates the payload
    this.inOrder({ event, key: this.columns.shared(event.subject).key, start, size });
  }

  private inOrder(standing: StandingEvent): void {
    this.events++;
    const { offset } = standing.event;
    if (this.order.follows(offset)) this.add(standing);
    else this.keep(this.order.read(offset, this.line, standing));
  }

  private keep({ taken, findings }: Ordered<StandingEvent>): void {
    this.list.add(findings);
    for (const standing of taken) this.add(standing);
  }

  private add(standing: StandingEvent): void {
    const { event } = standing;
    this.columns.add(
      this.upcaster.isNeeded
        ? { ...standing, event: { ...event, data: this.upcaster.upcast(event.type, event.data) } }
        : standing,
    );
  }

  private record(k: string, record: Fields): void {
    this.kinds.set(k, (this.kinds.get(k) ?? 0) + 1);
    if (k === "checkpoint") {
      this.hasEnded = record["end"] === true;
      return;
    }
    // The record refers to the events before it, so no event stays held back.
    this.keep(this.order.release());
    this.records.push({ before: this.columns.length, k, record });
    if (k === "gap") this.order.excuse(record);
  }
}
