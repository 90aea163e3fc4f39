import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import { emptyFloor, FOLD_VERSION, type Floor, floorToJson } from "../projections/floor.ts";

/** A record of a kind that a slice takes over as it is. */
export interface KeptRecord {
  readonly k: "gap" | "snapshot" | "intent" | "exchange" | "timer" | "transition" | "error" | "marker";
  readonly [member: string]: unknown;
}

/** A record of a recording after its header, in order. */
export type SlicedRecord =
  | KeptRecord
  | Event
  | {
      readonly k: "state";
      readonly offset: number;
      readonly fold: number;
      readonly floor: ReturnType<typeof floorToJson>;
    };

/** Events folded together. */
const BATCH = 1_000;

/** Cuts a stretch out of a recording, with the state of the floor that it begins from. */
export class Slice {
  private floor: Floor;
  private before: Event[] = [];
  private offset = 0;
  private readonly events: Event[] = [];
  /** The events and the records between them. */
  private readonly kept: (Event | KeptRecord)[] = [];
  private isOver = false;
  /** The last gap before the first event of the stretch. */
  private gap: KeptRecord | null = null;

  /** From one instant (ms) to before another. */
  constructor(
    private readonly header: RecordingHeader,
    private readonly from: number,
    private readonly until: number,
    begin: { readonly floor: Floor; readonly offset: number } = { floor: emptyFloor(header.zone), offset: 0 },
  ) {
    this.floor = begin.floor;
    this.offset = begin.offset;
  }

  /** Takes the next event. Order is the offsets': what is late by its own time stays in its place. */
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
   * Adds a record other than an event and returns whether it belongs to the range. Records about the whole
   * recording and of unknown kinds do not.
   */
  keep(record: Readonly<Record<string, unknown>>): boolean {
    if (this.isOver || !isKept(record)) return false;
    if (this.events.length === 0 && record.k === "gap") this.gap = record;
    if (!this.isWithin(record)) return false;
    this.kept.push(record);
    return true;
  }

  /** The recording of the stretch, by a name of its own. */
  recording(name: string): { readonly header: RecordingHeader; readonly records: readonly SlicedRecord[] } {
    this.fold();
    const { header, events, kept, offset } = this;
    const first = offset === 0 ? (events[0]?.offset ?? 1) : offset + 1;
    // What is missing between the state and the first event is excused where it was.
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

  /** Records with a time are selected by it; others by their position among the events. */
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
