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

/** A state that is folded when it is read. */
interface Folded<S> {
  readonly state: () => S;
}

/** A place in a log and the state that holds every event up to it. */
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
  /** The time of the first record, ms; null without records. */
  readonly from: number | null;
}

/**
 * Batches that are dropped together, so that the ring keeps one state for all of them and not one for each.
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

/** The most that is kept: records, characters of the events' JSON (estimated), and ms. */
export const RING = { records: 20_000, characters: 16_000_000, ms: 600_000 } as const;
/**
 * Limits of a chunk: events, characters and age (ms). Each chunk keeps the state before it, and with it every
 * row that changed since, so small chunks would burden the live path with garbage collection.
 */
const CHUNK = { records: 5_000, characters: 4_000_000, ms: 10_000 } as const;

/** The characters of an envelope besides its id, source, type, subject and data. */
const ENVELOPE = 260;

/**
 * Estimates the length of a JSON text without writing it. It is asked for each event, and makes no object for
 * that.
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
 * dropped, the rest starts from a state that the caller has folded anyway; nothing is folded here.
 */
export class Ring<S> {
  private entries: (Chunk<S> | NoteEntry)[] = [];
  private records = 0;
  private characters = 0;
  /** The state behind the last event. */
  private end: RingStart<S> | null = null;

  /** Begins from another state: the events before it do not lead to it, and are dropped. */
  begin(start: RingStart<S>): void {
    this.end = start;
    this.entries = this.entries.filter((entry) => "note" in entry);
    this.records = this.entries.length;
    this.characters = 0;
  }

  /** Adds a note. `at` is the time here, ms. */
  addNote(note: Note, at: number): void {
    this.entries.push({ at, note, records: 1, characters: 0 });
    this.records++;
    this.trim(at);
  }

  /**
   * Adds a batch that follows the last one: `start` is the state before it, `after` the state that it leads
   * to.
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

  /** Returns what is held now, ms. */
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
