import type { Finding } from "./finding.ts";
import { firstPlace } from "./first-place.ts";

interface Hole {
  readonly line: number;
  readonly from: number;
  readonly until: number;
}

const NOTHING: readonly Finding[] = [];
/** With more holes than these, what comes late into one that lies far back leaves it as it is: whoever wrote such a file has more to mend. */
const MENDED = 10_000;

/** Follows the offsets of one stream: each comes once, one after the other, from the first that the header names. */
export class OffsetOrder {
  /** In the order of their offsets. */
  private readonly holes: Hole[] = [];

  constructor(private next: number) {}

  /** Takes the offset of the event in a line; returns what is wrong with it. */
  read(offset: number, line: number): readonly Finding[] {
    if (offset >= this.next) {
      if (offset > this.next) this.holes.push({ line, from: this.next, until: offset - 1 });
      this.next = offset + 1;
      return NOTHING;
    }
    const hole = this.holes[this.placeOf(offset)];
    if (!hole || hole.from > offset) return [{ what: "repeated", line, offset }];
    // It is there after all, behind its place.
    this.close(offset, offset);
    return [{ what: "behind", line, offset, after: this.next - 1 }];
  }

  /** What a record of a gap says is missing, both ends included, is no fault. */
  excuse({ from, until }: Readonly<Record<string, unknown>>): void {
    if (typeof from !== "number" || typeof until !== "number") return;
    this.close(from, until);
    if (from <= this.next && this.next <= until) this.next = until + 1;
  }

  /** What never came. */
  end(): readonly Finding[] {
    return this.holes.map((hole) => ({ what: "gap", ...hole }));
  }

  /** The place of the first hole that does not lie before an offset. */
  private placeOf(offset: number): number {
    return firstPlace(this.holes.length, (place) => (this.holes[place]?.until ?? 0) >= offset);
  }

  /** A stretch of offsets is missing no longer. */
  private close(from: number, until: number): void {
    const { holes } = this;
    const first = this.placeOf(from);
    if (first < holes.length - MENDED) return;
    let end = first;
    while ((holes[end]?.from ?? Infinity) <= until) end++;
    if (end > first) holes.splice(first, end - first, ...holes.slice(first, end).flatMap((hole) => without(hole, from, until)));
  }
}

/** What is left of a hole without a stretch of it. */
const without = ({ line, from, until }: Hole, first: number, last: number): Hole[] =>
  [
    { line, from, until: Math.min(until, first - 1) },
    { line, from: Math.max(from, last + 1), until },
  ].filter((part) => part.from <= part.until);
