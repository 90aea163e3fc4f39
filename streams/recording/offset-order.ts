import type { Finding } from "./finding.ts";

interface Hole {
  readonly line: number;
  readonly from: number;
  readonly until: number;
}

const NOTHING: readonly Finding[] = [];

/** Follows the offsets of one stream: each comes once, one after the other, from the first that the header names. */
export class OffsetOrder {
  private holes: readonly Hole[] = [];

  constructor(private next: number) {}

  /** Takes the offset of the event in a line; returns what is wrong with it. */
  read(offset: number, line: number): readonly Finding[] {
    if (offset >= this.next) {
      if (offset > this.next) this.holes = [...this.holes, { line, from: this.next, until: offset - 1 }];
      this.next = offset + 1;
      return NOTHING;
    }
    const hole = this.holes.find(({ from, until }) => from <= offset && offset <= until);
    if (!hole) return [{ what: "repeated", line, offset }];
    // It is there after all, behind its place.
    this.holes = this.holes.flatMap((each) => (each === hole ? without(hole, offset, offset) : [each]));
    return [{ what: "behind", line, offset, after: this.next - 1 }];
  }

  /** What a record of a gap says is missing, both ends included, is no fault. */
  excuse({ from, until }: Readonly<Record<string, unknown>>): void {
    if (typeof from !== "number" || typeof until !== "number") return;
    this.holes = this.holes.flatMap((hole) => without(hole, from, until));
    if (from <= this.next && this.next <= until) this.next = until + 1;
  }

  /** What never came. */
  end(): readonly Finding[] {
    return this.holes.map((hole) => ({ what: "gap", ...hole }));
  }
}

/** What is left of a hole without a stretch of it. */
const without = ({ line, from, until }: Hole, first: number, last: number): Hole[] =>
  [
    { line, from, until: Math.min(until, first - 1) },
    { line, from: Math.max(from, last + 1), until },
  ].filter((part) => part.from <= part.until);
