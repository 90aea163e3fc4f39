import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingError, RecordingExchange, RecordingGap, RecordingIntent, RecordingTimer, RecordingTransition } from "../../openapi/generated/recording.ts";

/** What is recorded besides events. */
export type Noted = RecordingError | RecordingExchange | RecordingGap | RecordingIntent | RecordingTimer | RecordingTransition;

/** Where the events of a ring begin: the state before the first of them, and the offset of the last one that is in it. */
export interface RingBegin<S> {
  readonly epoch: string;
  readonly offset: number;
  readonly state: S;
}

interface Entry {
  readonly at: number;
  readonly record: Event | Noted;
}

/** What is kept at most. */
export const RING = { records: 20_000, ms: 600_000 } as const;
/** So much is let go of at once, since to fold it all in one costs less. */
const SLACK = { records: 200, ms: 10_000 } as const;

const isEvent = (record: Event | Noted): record is Event => "specversion" in record;

/**
 * What happened lately: at most 20,000 records of at most ten minutes, whichever is less. What is let go of is folded
 * into the state that the rest begins from, so that the rest is worth as much as the whole.
 */
export class Ring<S> {
  private entries: Entry[] = [];
  private start: RingBegin<S> | null = null;

  constructor(private readonly evolve: (state: S, events: readonly Event[]) => S) {}

  /** The state is known from elsewhere: events from before it do not lead to it, and are let go of. */
  begin(begin: RingBegin<S>): void {
    this.start = begin;
    this.entries = this.entries.filter(({ record }) => !isEvent(record));
  }

  /** Takes what happened, in order; `at` is the time of it here, ms. */
  add(record: Event | Noted, at: number): void {
    this.entries.push({ at, record });
    const first = this.entries[0]?.at ?? at;
    if (this.entries.length > RING.records) this.letGo(this.entries.length - RING.records + SLACK.records);
    else if (first < at - RING.ms - SLACK.ms) this.letGo(this.olderThan(at - RING.ms));
  }

  /** What is held now. `from` is when the first of it was, null where there is nothing. */
  held(now: number): { readonly begin: RingBegin<S> | null; readonly records: readonly (Event | Noted)[]; readonly from: number | null } {
    this.letGo(this.olderThan(now - RING.ms));
    return { begin: this.start, records: this.entries.map(({ record }) => record), from: this.entries[0]?.at ?? null };
  }

  private olderThan(time: number): number {
    const first = this.entries.findIndex(({ at }) => at >= time);
    return first < 0 ? this.entries.length : first;
  }

  private letGo(count: number): void {
    if (count === 0) return;
    const events = this.entries.slice(0, count).map(({ record }) => record).filter(isEvent);
    const last = events.at(-1);
    if (this.start && last) this.start = { epoch: this.start.epoch, offset: last.offset, state: this.evolve(this.start.state, events) };
    this.entries = this.entries.slice(count);
  }
}
