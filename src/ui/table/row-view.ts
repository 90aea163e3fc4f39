import { type Ordering, RowOrder } from "./row-order.ts";

/** A shown row. `gone` is true if the row was removed but stays visible while the list is held. */
export interface ShownRow<Row> {
  readonly row: Row;
  readonly gone: boolean;
}

/**
 * The shown rows of a changing table. While the pointer or the focus is in the list, the list is held: values
 * are updated, but no row moves or appears, and removed rows stay visible.
 */
export class RowView<Row extends { readonly id: string }> {
  private readonly order: RowOrder<Row>;
  private readonly gone = new Set<string>();
  private readonly arrived = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private isHeld = false;
  private changes = 0;

  constructor(ordering: Ordering<Row>) {
    this.order = new RowOrder(ordering);
  }

  /** Adds or updates a row; the next `commit` shows the change. */
  readonly put = (row: Row): void => {
    if (this.isHeld && !this.gone.delete(row.id) && !this.order.get(row.id)) this.arrived.add(row.id);
    this.order.put(row);
  };

  /** Removes a row; the next `commit` shows the removal. */
  readonly remove = (id: string): void => {
    if (this.isHeld && !this.arrived.delete(id)) this.gone.add(id);
    else this.order.delete(id);
  };

  /**
   * Shows all changes so far. While the list is held, shows only new values and which rows were removed;
   * `release` then shows all other changes.
   */
  commit(): void {
    if (!this.isHeld) this.order.settle();
    this.notify();
  }

  /** Applies another filter or sort order. This also removes the rows that are `gone`. */
  reorder(ordering: Ordering<Row>): void {
    this.letGo();
    this.order.reorder(ordering);
    this.notify();
  }

  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.letGo();
    this.order.settle();
    this.notify();
  }

  get length(): number {
    return this.order.length;
  }

  /** Number of rows, including those that the filter hides. */
  get total(): number {
    return this.order.total - this.gone.size;
  }

  /** Number of rows that were added while the list is held. They are not shown yet. */
  get arrivals(): number {
    return this.arrived.size;
  }

  at(index: number): ShownRow<Row> | undefined {
    const row = this.order.at(index);
    return row && { row, gone: this.gone.has(row.id) };
  }

  indexOf(id: string): number {
    return this.order.indexOf(id);
  }

  /** Returns a number that grows with every change, for React to compare. */
  readonly version = (): number => this.changes;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private letGo(): void {
    for (const id of this.gone) this.order.delete(id);
    this.gone.clear();
    this.arrived.clear();
  }

  private notify(): void {
    this.changes++;
    for (const listener of this.listeners) listener();
  }
}
