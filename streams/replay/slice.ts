import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import { emptyFloor, FOLD_VERSION, type Floor, floorToJson } from "../projections/floor.ts";

/** A record of a kind that a slice copies unchanged. */
export interface KeptRecord {
  readonly k: "gap" | "snapshot" | "intent" | "exchange" | "timer" | "transition" | "error" | "marker";
  readonly [member: string]: unknown;
}

/** A record of a slice, other than the header. */
export type SlicedRecord =
  | KeptRecord
  | Event
  | {
      readonly k: "state";
      readonly offset: number;
      readonly fold: number;
      readonly floor: ReturnType<typeof floorToJson>;
    };

/** Number of events folded in one batch. */
const BATCH = 1_000;

/** Cuts a time range out of a replay file, with the state of the floor at its start. */
export class Slice {
  private floor: Floor;
  /** Events before the range that are not folded yet. */
  private before: Event[] = [];
  /** Offset of the last event before the range; 0 if there is none. */
  private offset = 0;
  private readonly events: Event[] = [];
  /** Events and records of the range, in order. */
  private readonly kept: (Event | KeptRecord)[] = [];
  private isOver = false;
  /** The last gap before the first event of the range. */
  private gap: KeptRecord | null = null;

  /** `from` (inclusive) and `until` (exclusive): the range, ms. */
  constructor(
    private readonly header: RecordingHeader,
    private readonly from: number,
    private readonly until: number,
    begin: { readonly floor: Floor; readonly offset: number } = { floor: emptyFloor(header.zone), offset: 0 },
  ) {
    this.floor = begin.floor;
    this.offset = begin.offset;
  }

  /**
   * Reads the next event. The first event at or after `from` starts the range, and the first one at or after
   * `until` ends it. All events in between belong to the range, even if their times are not ascending.
   */
  see(event: Event): void {
    if (this.isOver) return;
    const time = Date.parse(event.time);
    if (this.events.length === 0 && time < this.from) {
      this.before.push(event);
      this.offset = event.offset;
      if (this.before.length === BATCH) this.fold();
    } else if (time < this.until) {
      this.events.push(event);
      this.kept.push(event);
    } else this.isOver = true;
  }

  /**
   * Reads a record other than an event; returns false if it does not belong to the range. Records about the
   * whole replay file and records of unknown kinds belong to no range.
   */
  keep(record: Readonly<Record<string, unknown>>): boolean {
    if (this.isOver || !isKept(record)) return false;
    if (this.events.length === 0 && record.k === "gap") this.gap = record;
    if (!this.isWithin(record)) return false;
    this.kept.push(record);
    return true;
  }

  /** Returns the range as a replay file with a new name. */
  recording(name: string): { readonly header: RecordingHeader; readonly records: readonly SlicedRecord[] } {
    this.fold();
    const { header, events, kept, offset } = this;
    const first = offset === 0 ? (events[0]?.offset ?? 1) : offset + 1;
    // Keeps the gap between the state and the first event, so that the events missing there are not reported
    // as a fault.
    const gap = this.gap?.["from"] === first && events.length > 0 ? [this.gap] : [];
    const types = new Set(events.map(({ type }) => type));
    const schemas = Object.fromEntries(Object.entries(header.schemas).filter(([type]) => types.has(type)));
    const state: readonly SlicedRecord[] =
      offset === 0 ? [] : [{ k: "state", offset, fold: FOLD_VERSION, floor: floorToJson(this.floor) }];
    return {
      header: {
        ...header,
        name,
        fold: FOLD_VERSION,
        stream: { ...header.stream, first },
        schemas,
        events: events.length,
        sealed: true,
      },
      records: [...state, ...gap, ...kept],
    };
  }

  /**
   * Returns true if the time of a record is within the range. A record without a time belongs to the range if
   * it follows the first event of the range.
   */
  private isWithin({ at }: KeptRecord): boolean {
    return typeof at === "number" ? at >= this.from && at < this.until : this.events.length > 0;
  }

  private fold(): void {
    this.floor = evolveFloor(this.floor, this.before);
    this.before = [];
  }
}

const KEPT: ReadonlySet<unknown> = new Set<KeptRecord["k"]>([
  "gap",
  "snapshot",
  "intent",
  "exchange",
  "timer",
  "transition",
  "error",
  "marker",
]);
const isKept = (record: Readonly<Record<string, unknown>>): record is KeptRecord => KEPT.has(record["k"]);
