import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import { emptyFloor, FOLD_VERSION, type Floor, floorToJson } from "../projections/floor.ts";

/** What stands in a recording behind its header, in order. */
export type SlicedRecord = Event | { readonly k: "state"; readonly offset: number; readonly fold: number; readonly floor: ReturnType<typeof floorToJson> };

/** So many events are folded at once. */
const BATCH = 1_000;

/** Cuts a stretch out of a recording, with the state of the floor that it begins from. */
export class Slice {
  private floor: Floor;
  private before: Event[] = [];
  private offset = 0;
  private readonly events: Event[] = [];
  private isOver = false;

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
    } else if (time < this.until) this.events.push(event);
    else this.isOver = true;
  }

  /** The recording of the stretch, by a name of its own. */
  recording(name: string): { readonly header: RecordingHeader; readonly records: readonly SlicedRecord[] } {
    this.fold();
    const { header, events, offset } = this;
    const first = events[0]?.offset ?? offset + 1;
    const types = new Set(events.map(({ type }) => type));
    const schemas = Object.fromEntries(Object.entries(header.schemas).filter(([type]) => types.has(type)));
    const state: readonly SlicedRecord[] = offset === 0 ? [] : [{ k: "state", offset, fold: FOLD_VERSION, floor: floorToJson(this.floor) }];
    return { header: { ...header, name, fold: FOLD_VERSION, stream: { ...header.stream, first }, schemas, events: events.length, sealed: true }, records: [...state, ...events] };
  }

  private fold(): void {
    this.floor = evolveFloor(this.floor, this.before);
    this.before = [];
  }
}
