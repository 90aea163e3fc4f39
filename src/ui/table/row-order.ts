/** A sort key; `null` is unknown and sorts last in both directions. */
export type SortKey = number | string | null;

export interface Ordering<Row> {
  readonly key: (row: Row) => SortKey;
  readonly descending: boolean;
  /** Returns true if a row is shown. */
  readonly keep: (row: Row) => boolean;
  /** Compares texts in the user's language. */
  readonly collator: Intl.Collator;
}

const START = 1024;
/** With more changes than this share of all rows, a full sort is faster. */
const MANY = 0.5;

/**
 * Keeps rows sorted incrementally. Each row has a slot: its index in the arrays of rows and sort keys. The
 * order is a list of the slots of shown rows. An update sorts only the changed rows and inserts them into the
 * order in one pass. If more than half of the rows changed, or the sort order or filter changes, all rows are
 * sorted. Rows with equal keys are sorted by id, so that all users see the same order.
 */
export class RowOrder<Row extends { readonly id: string }> {
  private ordering: Ordering<Row>;
  private readonly slotOf = new Map<string, number>();
  private rows: (Row | undefined)[] = [];
  private free: number[] = [];
  private numbers = new Float64Array(START);
  private texts: (string | null)[] = [];
  private textual = false;
  private order = new Int32Array(START);
  private count = 0;
  private dirty: number[] = [];
  private isDirty = new Uint8Array(START);

  constructor(ordering: Ordering<Row>) {
    this.ordering = ordering;
  }

  /** Number of shown rows. */
  get length(): number {
    return this.count;
  }

  /** Number of rows, including those that the filter hides. */
  get total(): number {
    return this.slotOf.size;
  }

  at(index: number): Row | undefined {
    return index < this.count ? this.rows[this.order[index] ?? -1] : undefined;
  }

  get(id: string): Row | undefined {
    return this.rows[this.slotOf.get(id) ?? -1];
  }

  /** Returns the index of a shown row, or -1. */
  indexOf(id: string): number {
    const slot = this.slotOf.get(id);
    return slot === undefined ? -1 : this.order.subarray(0, this.count).indexOf(slot);
  }

  put(row: Row): void {
    let slot = this.slotOf.get(row.id);
    if (slot === undefined) {
      slot = this.free.pop() ?? this.rows.length;
      if (slot >= this.numbers.length) this.grow();
      this.slotOf.set(row.id, slot);
    }
    this.rows[slot] = row;
    this.touch(slot);
  }

  delete(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    this.rows[slot] = undefined;
    this.touch(slot);
  }

  /** Applies another filter or sort order to all rows. */
  reorder(ordering: Ordering<Row>): void {
    this.ordering = ordering;
    this.forgetDirty();
    this.sortAll();
  }

  /** Updates the order with all rows that were put or deleted since the last update. */
  settle(): void {
    if (this.dirty.length === 0) return;
    if (this.dirty.length > this.slotOf.size * MANY) {
      this.forgetDirty();
      this.sortAll();
      return;
    }
    this.dropDirty();
    const incoming = this.incoming();
    if (incoming.length > 0) this.merge(incoming);
    this.forgetDirty();
  }

  private touch(slot: number): void {
    if (this.isDirty[slot]) return;
    this.isDirty[slot] = 1;
    this.dirty.push(slot);
  }

  private grow(): void {
    const size = this.numbers.length * 2;
    const numbers = new Float64Array(size);
    const order = new Int32Array(size);
    const isDirty = new Uint8Array(size);
    numbers.set(this.numbers);
    order.set(this.order);
    isDirty.set(this.isDirty);
    this.numbers = numbers;
    this.order = order;
    this.isDirty = isDirty;
  }

  private dropDirty(): void {
    const { order, isDirty } = this;
    let kept = 0;
    for (let index = 0; index < this.count; index++) {
      const slot = order[index] ?? 0;
      if (isDirty[slot] === 0) order[kept++] = slot;
    }
    this.count = kept;
  }

  /** Updates the sort keys of the changed rows that are shown, and returns their slots in sort order. */
  private incoming(): number[] {
    const slots: number[] = [];
    for (const slot of this.dirty) {
      const row = this.rows[slot];
      if (row === undefined || !this.ordering.keep(row)) continue;
      this.setKey(slot, row);
      slots.push(slot);
    }
    return slots.sort(this.compare);
  }

  /** Inserts slots into the order. Begins with the last one, so that each part of the order is moved once. */
  private merge(incoming: readonly number[]): void {
    const { order } = this;
    let end = this.count;
    let hole = this.count + incoming.length;
    this.count = hole;
    for (let next = incoming.length - 1; next >= 0; next--) {
      const slot = incoming[next] ?? 0;
      const place = this.placeFor(slot, end);
      order.copyWithin(hole - (end - place), place, end);
      hole -= end - place + 1;
      order[hole] = slot;
      end = place;
    }
  }

  /** Returns where a slot belongs among the first `end` positions, by binary search. */
  private placeFor(slot: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.order[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Clears the list of changed rows and releases the slots of deleted ones. */
  private forgetDirty(): void {
    for (const slot of this.dirty) if (this.rows[slot] === undefined) this.free.push(slot);
    for (const slot of this.dirty) this.isDirty[slot] = 0;
    this.dirty = [];
  }

  private sortAll(): void {
    this.textual = false;
    let count = 0;
    for (const slot of this.slotOf.values()) {
      const row = this.rows[slot];
      if (row === undefined || !this.ordering.keep(row)) continue;
      this.setKey(slot, row);
      this.order[count++] = slot;
    }
    this.count = count;
    this.order.subarray(0, count).sort(this.compare);
  }

  private setKey(slot: number, row: Row): void {
    const key = this.ordering.key(row);
    if (typeof key === "string") {
      this.textual = true;
      this.texts[slot] = key;
    } else {
      this.numbers[slot] = key ?? Number.NaN;
      this.texts[slot] = null;
    }
  }

  private readonly compare = (a: number, b: number): number => {
    const difference = this.textual ? this.compareTexts(a, b) : this.compareNumbers(a, b);
    if (difference !== 0) return difference;
    const one = this.rows[a]?.id ?? "";
    const other = this.rows[b]?.id ?? "";
    return one < other ? -1 : one > other ? 1 : 0;
  };

  private compareNumbers(a: number, b: number): number {
    const one = this.numbers[a] ?? 0;
    const other = this.numbers[b] ?? 0;
    if (one === other) return 0;
    if (one < other) return this.ordering.descending ? 1 : -1;
    if (one > other) return this.ordering.descending ? -1 : 1;
    // Neither key is smaller, so at least one of them is unknown (NaN).
    return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  }

  private compareTexts(a: number, b: number): number {
    const one = this.texts[a] ?? null;
    const other = this.texts[b] ?? null;
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const difference = this.ordering.collator.compare(one, other);
    return this.ordering.descending ? -difference : difference;
  }
}
