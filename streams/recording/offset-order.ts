import type { Finding } from "./finding.ts";

interface Hole {
  readonly line: number;
  readonly from: number;
  readonly until: number;
}

const NOTHING: readonly Finding[] = [];
/**
 * Maximum number of open gaps. Beyond that, late events do not close old gaps; such a file has greater
 * problems.
 */
const MENDED = 10_000;

/** Number of events after a gap that are held back, in case the missing ones follow. */
const HELD = 1_000;
/** Number of consecutive early events to skip when others continue after them. */
const SKIPPED = 100;

interface Placed<Item> {
  readonly offset: number;
  readonly line: number;
  readonly item: Item;
}

/** Items that are in order now, and the findings. */
export interface Ordered<Item> {
  readonly taken: readonly Item[];
  readonly findings: readonly Finding[];
}

/**
 * Orders the offsets of one stream: each occurs once, consecutively, starting at the first one in the header.
 * Early items are held back until it is clear whether others are missing or the item is misplaced, so that
 * one misplaced event costs only itself.
 */
export class OffsetOrder<Item> {
  /** In the order of their offsets. */
  private readonly holes: Hole[] = [];
  /** One after the other, and behind a hole. */
  private held: Placed<Item>[] = [];
  /** Offsets of misplaced items that were left out. */
  private readonly early = new Set<number>();

  constructor(private next: number) {}

  /** Returns true if an event is the one that comes now; if so, that is past. Most are, and cost nothing else. */
  follows(offset: number): boolean {
    if (offset !== this.next || this.held.length > 0) return false;
    this.next++;
    return true;
  }

  /** Takes the event in a line. */
  read(offset: number, line: number, item: Item): Ordered<Item> {
    const [first, last] = [this.held[0], this.held.at(-1)];
    if (!first || !last) return this.place({ offset, line, item });
    if (offset > last.offset) {
      this.held.push({ offset, line, item });
      return this.held.length < HELD ? { taken: [], findings: NOTHING } : this.release();
    }
    if (offset < this.next) return { taken: [], findings: this.late(offset, line) };
    const before = offset < first.offset ? this.leaveOut() : this.release();
    const { taken, findings } = this.place({ offset, line, item });
    return { taken: [...before.taken, ...taken], findings: [...before.findings, ...findings] };
  }

  /** Releases the held items in order; missing offsets before them become gaps. */
  release(): Ordered<Item> {
    const { held } = this;
    this.held = [];
    for (const { offset, line } of held) this.accept(offset, line);
    return { taken: held.map(({ item }) => item), findings: NOTHING };
  }

  /** Accepts a declared gap (inclusive) as no fault. Release held items first. */
  excuse({ from, until }: Readonly<Record<string, unknown>>): void {
    if (typeof from !== "number" || typeof until !== "number") return;
    this.close(from, until);
    if (from <= this.next && this.next <= until) this.next = until + 1;
  }

  /** Returns the gaps. Release held items first. */
  end(): readonly Finding[] {
    return this.holes.map((hole) => ({ what: "gap", ...hole }));
  }

  /** Orders an item while none are held. */
  private place(event: Placed<Item>): Ordered<Item> {
    const { offset, line, item } = event;
    if (offset < this.next) return { taken: [], findings: this.late(offset, line) };
    if (this.onlyEarly(offset)) {
      this.next = offset + 1;
      return { taken: [item], findings: NOTHING };
    }
    this.held.push(event);
    return { taken: [], findings: NOTHING };
  }

  /** Leaves the held items out as misplaced. */
  private leaveOut(): Ordered<Item> {
    const { held } = this;
    this.held = [];
    for (const { offset } of held) this.early.add(offset);
    return {
      taken: [],
      findings: held.map(({ offset, line }) => ({ what: "behind", line, offset, after: this.next - 1 })),
    };
  }

  /** Returns the findings of an offset that others have passed. */
  private late(offset: number, line: number): readonly Finding[] {
    const hole = this.holes[this.placeOf(offset)];
    if (!hole || hole.from > offset) return [{ what: "repeated", line, offset }];
    // It is there after all, behind its place.
    this.close(offset, offset);
    return [{ what: "behind", line, offset, after: this.next - 1 }];
  }

  private accept(offset: number, line: number): void {
    if (offset > this.next) {
      this.holes.push({ line, from: this.next, until: offset - 1 });
      if (this.early.size <= SKIPPED) for (const one of this.early) this.close(one, one);
    }
    this.next = offset + 1;
  }

  /** Returns true if only misplaced items are missing before an offset. */
  private onlyEarly(offset: number): boolean {
    if (offset - this.next > Math.min(SKIPPED, this.early.size)) return false;
    for (let missing = this.next; missing < offset; missing++) if (!this.early.has(missing)) return false;
    return true;
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
    if (end > first)
      holes.splice(
        first,
        end - first,
        ...holes.slice(first, end).flatMap((hole) => without(hole, from, until)),
      );
  }
}

/** Returns the rest of a gap without a range. */
const without = ({ line, from, until }: Hole, first: number, last: number): Hole[] =>
  [
    { line, from, until: Math.min(until, first - 1) },
    { line, from: Math.max(from, last + 1), until },
  ].filter((part) => part.from <= part.until);

/**
 * Returns the first of `count` places for which the predicate is true, by binary search: it must be false
 * before and true after.
 */
export function firstPlace(count: number, isTrue: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
