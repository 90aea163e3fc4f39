import { idOf, type Told } from "../events/event.ts";
import { Key } from "../events/key.ts";
import { instantOf } from "./instant-of.ts";

/** What the events of a recording say, column by column, and where in the file (bytes, unpacked) each of them stands. */
export interface EventTable {
  readonly facts: readonly Told[];
  /** Of each event the id that its subject ends with. */
  readonly keys: readonly Key[];
  readonly times: Float64Array;
  readonly offsets: Float64Array;
  /** Of each event the place of its type in `typeNames`. */
  readonly types: Uint32Array;
  readonly typeNames: readonly string[];
  readonly starts: Float64Array;
  /** Without the line feed. */
  readonly sizes: Uint32Array;
}

interface Subject {
  readonly subject: string;
  readonly key: Key;
}

/** Keeps of events what a fold needs. A text that many have in common is kept once. */
export class EventColumns {
  private readonly facts: Told[] = [];
  private readonly keys: Key[] = [];
  private readonly subjects = new Map<string, Subject>();
  private readonly times: number[] = [];
  private readonly offsets: number[] = [];
  private readonly types: number[] = [];
  private readonly starts: number[] = [];
  private readonly sizes: number[] = [];
  private readonly typeNames: string[] = [];
  private readonly places = new Map<string, number>();
  private source = "";

  get length(): number {
    return this.facts.length;
  }

  add({ type, subject, source, time, offset, data }: Told, start: number, size: number): void {
    const place = this.places.get(type) ?? this.newPlace(type);
    if (source !== this.source) this.source = source;
    const about = this.subjects.get(subject) ?? this.newSubject(subject);
    this.keys.push(about.key);
    this.facts.push({ type: this.typeNames[place] ?? type, subject: about.subject, source: this.source, time, offset, data });
    this.times.push(instantOf(time));
    this.offsets.push(offset);
    this.types.push(place);
    this.starts.push(start);
    this.sizes.push(size);
  }

  done(): EventTable {
    return {
      facts: this.facts,
      keys: this.keys,
      times: new Float64Array(this.times),
      offsets: new Float64Array(this.offsets),
      types: new Uint32Array(this.types),
      typeNames: this.typeNames,
      starts: new Float64Array(this.starts),
      sizes: new Uint32Array(this.sizes),
    };
  }

  private newSubject(subject: string): Subject {
    const made = { subject, key: new Key(idOf(subject)) };
    this.subjects.set(subject, made);
    return made;
  }

  private newPlace(type: string): number {
    this.places.set(type, this.typeNames.length);
    // As the name of a member it is the very text that the fold compares it with, which is told apart at once.
    const [name = type] = Object.keys({ [type]: true });
    return this.typeNames.push(name) - 1;
  }
}
