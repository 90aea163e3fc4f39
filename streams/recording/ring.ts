import type { Event } from "../../openapi/generated/live-monitor.ts";
import type {
  RecordingError,
  RecordingExchange,
  RecordingGap,
  RecordingIntent,
  RecordingTimer,
  RecordingTransition,
} from "../../openapi/generated/recording.ts";

/** Everything that is recorded besides events. */
export type Note =
  | RecordingError
  | RecordingExchange
  | RecordingGap
  | RecordingIntent
  | RecordingTimer
  | RecordingTransition;

/** A state whose pending events are folded only when it is read. */
interface Folded<S> {
  readonly state: () => S;
}

/** A position in a log and the state after all events up to it. */
export interface RingStart<S> {
  readonly epoch: string;
  readonly offset: number;
  readonly folded: Folded<S>;
}

/** Everything a ring holds at one moment. */
export interface RingContent<S> {
  /** The state before the first of the events; null while no state is known. */
  readonly begin: { readonly epoch: string; readonly offset: number; readonly state: S } | null;
  readonly records: readonly (Event | Note)[];
  /** The local time at which the first record was added, ms; null without records. */
  readonly from: number | null;
}

/**
 * Batches of events that are dropped together, so that the ring keeps one state for all of them instead of
 * one for each. `at` is the local time of the first batch, ms.
 */
interface Chunk<S> {
  readonly at: number;
  readonly start: RingStart<S>;
  readonly batches: (readonly Event[])[];
  records: number;
  characters: number;
}

interface NoteEntry {
  readonly at: number;
  readonly note: Note;
  readonly records: 1;
  readonly characters: 0;
}

/** Limits of the ring: number of records, characters of the events' JSON (estimated), and age in ms. */
export const RING = { records: 20_000, characters: 16_000_000, ms: 600_000 } as const;
/**
 * Limits of a chunk: events, characters and age (ms). Each chunk keeps the state before it, including the old
 * version of every row that has changed since. Small chunks would therefore cause much garbage collection
 * while live events are processed.
 */
const CHUNK = { records: 5_000, characters: 4_000_000, ms: 10_000 } as const;

/** The characters of an envelope besides its id, source, type, subject and data. */
const ENVELOPE = 260;

/**
 * Estimates the length of a JSON text without writing it. Creates no objects, because it runs for each event.
 */
function charactersOf(value: unknown): number {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 6;
  let sum = 2;
  if (Array.isArray(value)) for (const item of value) sum += charactersOf(item);
  else for (const name in value) sum += name.length + 3 + charactersOf(value[name as keyof typeof value]); // parsed JSON inherits no names
  return sum;
}

/** Estimates the length of an event's JSON in characters. */
export const eventCharacters = ({ id, source, type, subject, data }: Event): number =>
  ENVELOPE + id.length + source.length + type.length + subject.length + charactersOf(data);

/**
 * Keeps recent records: the events of a log in whole batches, and notes between them. When events are
 * dropped, the remaining ones start from a state that the caller passed with them.
 */
export class Ring<S> {
  private entries: (Chunk<S> | NoteEntry)[] = [];
  private records = 0;
  private characters = 0;
  /** The state after the last event. */
  private end: RingStart<S> | null = null;

  /**
   * Restarts from another state. Drops all earlier events, because they do not lead to that state, and keeps
   * the notes.
   */
  begin(start: RingStart<S>): void {
    this.end = start;
    this.entries = this.entries.filter((entry) => "note" in entry);
    this.records = this.entries.length;
    this.characters = 0;
  }

  /** Adds a note. `at` is the local time, ms. */
  addNote(note: Note, at: number): void {
    this.entries.push({ at, note, records: 1, characters: 0 });
    this.records++;
    this.trim(at);
  }

  /**
   * Adds a batch of events that follows the previous batch. `start` is the state before the new batch,
   * `after` the state after it. `at` is the local time, ms.
   */
  addEvents(start: RingStart<S>, events: readonly Event[], after: Folded<S>, at: number): void {
    const last = this.entries.at(-1);
    const isOpen =
      last &&
      "batches" in last &&
      last.records < CHUNK.records &&
      last.characters < CHUNK.characters &&
      at < last.at + CHUNK.ms;
    const chunk: Chunk<S> = isOpen ? last : { at, start, batches: [], records: 0, characters: 0 };
    if (!isOpen) this.entries.push(chunk);
    let characters = 0;
    for (const event of events) characters += eventCharacters(event);
    chunk.batches.push(events);
    chunk.records += events.length;
    chunk.characters += characters;
    this.records += events.length;
    this.characters += characters;
    this.end = { epoch: start.epoch, offset: start.offset + events.length, folded: after };
    this.trim(at);
  }

  /** Returns the current content. `now` is in ms. */
  content(now: number): RingContent<S> {
    this.trim(now);
    const first = this.entries.find((entry) => "batches" in entry)?.start ?? this.end;
    return {
      begin: first && { epoch: first.epoch, offset: first.offset, state: first.folded.state() },
      records: this.entries.flatMap((entry): readonly (Event | Note)[] =>
        "note" in entry ? [entry.note] : entry.batches.flat(),
      ),
      from: this.entries[0]?.at ?? null,
    };
  }

  private trim(now: number): void {
    let dropped = 0;
    for (const { at, records, characters } of this.entries) {
      if (this.records <= RING.records && this.characters <= RING.characters && at >= now - RING.ms) break;
      this.records -= records;
      this.characters -= characters;
      dropped++;
    }
    if (dropped > 0) this.entries.splice(0, dropped);
  }
}
