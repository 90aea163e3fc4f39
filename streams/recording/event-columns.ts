import { idOf, Key, type FoldEvent } from "../events/event.ts";
import { instantOf } from "./instant-of.ts";

type Numbers = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Initial capacity of a column. */
const FIRST_CAPACITY = 1_024;

/** A typed array that grows as numbers are added. */
class NumberColumn<Kind extends Numbers> {
  private values: Kind;
  private length = 0;

  constructor(private readonly kind: new (length: number) => Kind) {
    this.values = new kind(FIRST_CAPACITY);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.grow();
    this.values[this.length++] = value;
  }

  /** Returns the numbers in an array of exactly their length. */
  done(): Kind {
    return this.resized(this.length);
  }

  private grow(): void {
    this.values = this.resized(this.length * 2);
  }

  private resized(length: number): Kind {
    const values = new this.kind(length);
    values.set(this.values.subarray(0, this.length));
    return values;
  }
}

/** The events of a replay file by column, with their positions in the file (bytes, uncompressed). */
export interface EventTable {
  readonly facts: readonly FoldEvent[];
  /** Key of the id in each event's subject. */
  readonly keys: readonly Key[];
  readonly times: Float64Array;
  readonly offsets: Float64Array;
  /** Index of each event's type in `typeNames`. */
  readonly types: Uint32Array;
  readonly typeNames: readonly string[];
  /** Position of the first byte of each event's line. */
  readonly starts: Float64Array;
  /** Size of each event's line, without the line feed. */
  readonly sizes: Uint32Array;
}

/** A subject, shared by all its events. */
interface Subject {
  readonly subject: string;
  readonly key: Key;
}

export const subjectOf = (subject: string): Subject => ({ subject, key: new Key(idOf(subject)) });

/** An event with only the members that folds need, and its position in the file, in bytes. */
export interface StandingEvent {
  readonly event: FoldEvent;
  readonly key: Key;
  readonly start: number;
  readonly size: number;
}

/** Collects events by column, with only what a fold needs. */
export class EventColumns {
  private readonly facts: FoldEvent[] = [];
  private readonly keys: Key[] = [];
  private readonly subjects = new Map<string, Subject>();
  private readonly times = new NumberColumn(Float64Array);
  private readonly offsets = new NumberColumn(Float64Array);
  private readonly types = new NumberColumn(Uint32Array);
  private readonly starts = new NumberColumn(Float64Array);
  private readonly sizes = new NumberColumn(Uint32Array);
  private readonly typeNames: string[] = [];
  private readonly places = new Map<string, number>();
  private source = "";

  get length(): number {
    return this.facts.length;
  }

  /** Returns the members of an event that folds need. Equal strings of several events become one string. */
  lean({ type, subject, source, time, offset, data }: FoldEvent): FoldEvent {
    if (source !== this.source) this.source = source;
    const name = this.typeNames[this.placeOf(type)] ?? type;
    return { type: name, subject: this.shared(subject).subject, source: this.source, time, offset, data };
  }

  shared(subject: string): Subject {
    const known = this.subjects.get(subject);
    if (known) return known;
    const made = subjectOf(subject);
    this.subjects.set(subject, made);
    return made;
  }

  /** Adds a lean event at a position in the file. */
  add({ event, key, start, size }: StandingEvent): void {
    this.keys.push(key);
    this.facts.push(event);
    this.times.push(instantOf(event.time));
    this.offsets.push(event.offset);
    this.types.push(this.placeOf(event.type));
    this.starts.push(start);
    this.sizes.push(size);
  }

  done(): EventTable {
    return {
      facts: this.facts,
      keys: this.keys,
      times: this.times.done(),
      offsets: this.offsets.done(),
      types: this.types.done(),
      typeNames: this.typeNames,
      starts: this.starts.done(),
      sizes: this.sizes.done(),
    };
  }

  private placeOf(type: string): number {
    const known = this.places.get(type);
    if (known !== undefined) return known;
    this.places.set(type, this.typeNames.length);
    return this.typeNames.push(asName(type)) - 1;
  }
}

/**
 * Returns an equal string that is interned as a property name, so that a fold compares types by reference.
 */
export const asName = (text: string): string => Object.keys({ [text]: true })[0] ?? text;
