import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Finding } from "./finding.ts";
import { OffsetOrder, type Ordered } from "./offset-order.ts";
import { SealReader } from "./read-seals.ts";
import { readHeader } from "./recording-header.ts";
import { readLine } from "./recording-line.ts";

/** Result of a completely checked replay file. */
export interface Checked {
  /** Null if the first line is not a header. */
  readonly header: RecordingHeader | null;
  readonly lines: number;
  readonly events: number;
  /** Number of records of each kind, apart from events. */
  readonly records: Readonly<Record<string, number>>;
  /** True if the header declares seals or the replay file contains a checkpoint. */
  readonly isSealed: boolean;
}

/** Receives the content of a replay file with its header. */
export interface RecordingListener {
  /** Called with each event, in the order of the offsets. */
  readonly event?: (event: Event, header: RecordingHeader) => void;
  readonly record?: (record: Readonly<Record<string, unknown>>, header: RecordingHeader) => void;
}

/**
 * Checks a replay file line by line: the form of its lines, the order of its events, missing events, and its
 * seals (checkpoints with checksums of the lines before them).
 */
export class RecordingCheck {
  private readonly seals = new SealReader();
  private readonly text = new TextDecoder();
  private header: RecordingHeader | null = null;
  private order = new OffsetOrder<Event>(1);
  private line = 0;
  private events = 0;
  private readonly records = new Map<string, number>();

  constructor(private readonly listener: RecordingListener = {}) {}

  /**
   * Checks the bytes of the next line, without its line feed, and returns the findings. `isWhole` is false
   * for a last line that has no line feed.
   */
  read(bytes: Uint8Array, isWhole = true): readonly Finding[] {
    this.line++;
    const text = this.text.decode(bytes);
    const inForm = this.line === 1 ? this.first(text) : this.record(text);
    return [...this.seals.read(bytes, isWhole), ...inForm];
  }

  /**
   * Ends the input; `isWhole` is false if the last line is incomplete. Returns the findings that can be
   * detected only at the end.
   */
  end(isWhole: boolean): readonly Finding[] {
    const { header, events, line } = this;
    if (line === 0) return [{ what: "header", line: 1, message: "This is not a replay file: it is empty." }];
    const cut = this.isSealed ? this.seals.end(isWhole) : [];
    const short: Finding[] =
      header && header.events !== events
        ? [{ what: "count", line, found: events, promised: header.events }]
        : [];
    return [...this.findingsOf(this.order.release()), ...this.order.end(), ...cut, ...short];
  }

  checked(): Checked {
    const { header, line: lines, events, isSealed } = this;
    return { header, lines, events, records: Object.fromEntries(this.records), isSealed };
  }

  /** Replay files written before seals existed are valid without seals. */
  private get isSealed(): boolean {
    return this.header?.sealed === true || this.records.has("checkpoint");
  }

  private first(text: string): readonly Finding[] {
    try {
      this.header = readHeader(text);
      this.order = new OffsetOrder(this.header.stream.first);
      return [];
    } catch (error) {
      return [{ what: "header", line: 1, message: error instanceof Error ? error.message : String(error) }];
    }
  }

  private record(text: string): readonly Finding[] {
    const read = readLine(text);
    if (read.kind === "broken") return [{ what: "form", line: this.line, fault: read.fault }];
    if (read.kind === "event") {
      this.events++;
      return this.findingsOf(
        this.order.follows(read.event.offset)
          ? { taken: [read.event], findings: [] }
          : this.order.read(read.event.offset, this.line, read.event),
      );
    }
    this.records.set(read.k, (this.records.get(read.k) ?? 0) + 1);
    if (read.k === "checkpoint") return [];
    // The record refers to the state after the events before it, so events that were buffered for sorting are
    // released first.
    const released = this.findingsOf(this.order.release());
    if (read.k === "gap") this.order.excuse(read.record);
    if (this.header) this.listener.record?.(read.record, this.header);
    return released;
  }

  /** Reports ordered events to the listener; returns the findings. */
  private findingsOf({ taken, findings }: Ordered<Event>): readonly Finding[] {
    if (this.header) for (const event of taken) this.listener.event?.(event, this.header);
    return findings;
  }
}
