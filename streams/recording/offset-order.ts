import type { Finding } from "./finding.ts";

/** Missing offsets, from `from` to `until` (inclusive). `line` is the line of the event after them. */
interface Gap {
  readonly line: number;
  readonly from: number;
  readonly until: number;
}

const NOTHING: readonly Finding[] = [];
/** Number of the latest gaps that late events can still close. A file with more gaps has greater problems. */
const MOST_OPEN_GAPS = 10_000;

/** Maximum number of events after a gap that are held back, in case the missing ones follow. */
const MOST_HELD = 1_000;
/** Maximum number of misplaced events. Up to this number, their offsets are not also reported as gaps. */
const MOST_SKIPPED = 100;

interface Placed<Item> {
  readonly offset: number;
  readonly line: number;
  readonly item: Item;
}

/** Items whose order is certain now, and the findings. */
export interface Ordered<Item> {
  readonly taken: readonly Item[];
  readonly findings: readonly Finding[];
}

/**
 * Puts the items of one stream in the order of their offsets. In a valid file, the offsets are consecutive
 * and start at the header's `stream.first`. An item after a gap is held back until it is clear whether
 * earlier items are missing or this item is misplaced. So one misplaced event does not affect the others.
 */
export class OffsetOrder<Item> {
  /** By increasing offset. */
  private readonly gaps: Gap[] = [];
  /** Items after a gap that are held back, by increasing offset. */
  private held: Placed<Item>[] = [];
  /** Offsets of misplaced items that were left out. */
  private readonly early = new Set<number>();

  constructor(private next: number) {}

  /**
   * Returns true and advances if the offset is the expected one and no items are held back. This is the fast
   * path for most events; the others are passed to `read`.
   */
  follows(offset: number): boolean {
    if (offset !== this.next || this.held.length > 0) return false;
    this.next++;
    return true;
  }

  /** Processes the item in a line. Returns the items whose order is certain now. */
  read(offset: number, line: number, item: Item): Ordered<Item> {
    const [first, last] = [this.held[0], this.held.at(-1)];
    if (!first || !last) return this.place({ offset, line, item });
    if (offset > last.offset) {
      this.held.push({ offset, line, item });
      return this.held.length < MOST_HELD ? { taken: [], findings: NOTHING } : this.release();
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

  /**
   * Processes a gap record, which declares that the offsets `from` to `until` (inclusive) are missing. These
   * offsets are not reported as a fault. Release held items first.
   */
  excuse({ from, until }: Readonly<Record<string, unknown>>): void {
    if (typeof from !== "number" || typeof until !== "number") return;
    this.close(from, until);
    if (from <= this.next && this.next <= until) this.next = until + 1;
  }

  /** Returns the gaps. Release held items first. */
  end(): readonly Finding[] {
    return this.gaps.map((gap) => ({ what: "gap", ...gap }));
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

  /** Returns the finding for an offset before the expected one. */
  private late(offset: number, line: number): readonly Finding[] {
    const gap = this.gaps[this.placeOf(offset)];
    if (!gap || gap.from > offset) return [{ what: "repeated", line, offset }];
    // The event is not missing, but in the wrong place: after events with higher offsets.
    this.close(offset, offset);
    return [{ what: "behind", line, offset, after: this.next - 1 }];
  }

  private accept(offset: number, line: number): void {
    if (offset > this.next) {
      this.gaps.push({ line, from: this.next, until: offset - 1 });
      if (this.early.size <= MOST_SKIPPED) for (const one of this.early) this.close(one, one);
    }
    this.next = offset + 1;
  }

  /** Returns true if only misplaced items are missing before an offset. */
  private onlyEarly(offset: number): boolean {
    if (offset - this.next > Math.min(MOST_SKIPPED, this.early.size)) return false;
    for (let missing = this.next; missing < offset; missing++) if (!this.early.has(missing)) return false;
    return true;
  }

  /** Returns the index of the first gap that does not end before an offset. */
  private placeOf(offset: number): number {
    return firstPlace(this.gaps.length, (place) => (this.gaps[place]?.until ?? 0) >= offset);
  }

  /** Removes a range of offsets from the gaps. */
  private close(from: number, until: number): void {
    const { gaps } = this;
    const first = this.placeOf(from);
    if (first < gaps.length - MOST_OPEN_GAPS) return;
    let end = first;
    while ((gaps[end]?.from ?? Infinity) <= until) end++;
    if (end > first)
      gaps.splice(first, end - first, ...gaps.slice(first, end).flatMap((gap) => without(gap, from, until)));
  }
}

/** Returns the parts of a gap outside a range. */
const without = ({ line, from, until }: Gap, first: number, last: number): Gap[] =>
  [
    { line, from, until: Math.min(until, first - 1) },
    { line, from: Math.max(from, last + 1), until },
  ].filter((part) => part.from <= part.until);

/**
 * Returns the first index from 0 to before `count` for which the predicate is true, by binary search; `count`
 * if there is none. The predicate must be false for all indexes before that one and true for all after it.
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
