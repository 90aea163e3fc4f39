import type { Key } from "../events/event.ts";

/** A row of a collection. */
export interface Identified {
  readonly id: string;
}

/**
 * Node of the tree. Slots hold rows on the last level and nodes on all levels above. `owner` identifies the
 * edit that created the node and may change it in place.
 */
interface Node<Row> {
  readonly owner: object | null;
  readonly slots: (Node<Row> | Row | undefined)[];
}

/** Content of a version: a tree with enough levels for every place of the collection. */
interface Shape<Row> {
  /**
   * Place (index) of each row by id. All versions share this map; a place is only ever added, never changed.
   */
  readonly places: Map<string, number>;
  readonly root: Node<Row>;
  /** Number of low bits of a place that select slots below the root; 0 if the root's slots hold rows. */
  readonly shift: number;
  readonly size: number;
}

/** Changes of one batch in order: a row that was put, or the id of a removed one. */
type Delta<Row> = readonly (Row | string)[];

const BITS = 5;
const WIDTH = 1 << BITS;
/** Unused places allowed per row, plus a fixed number. With more, the collection is compacted. */
const UNUSED_PER_ROW = 1;
const UNUSED_EXTRA = 1_024;
/** Number of batches whose changes a version remembers, slightly more than occur between two reads. */
const DELTAS_KEPT = 12;
/**
 * Maximum number of changes in a remembered batch. A larger batch is not remembered, because its intermediate
 * rows would need more memory than the collection; the versions before and after it are compared instead.
 */
const LONGEST_DELTA = 1_024;

const emptyNode = <Row>(owner: object | null): Node<Row> => ({
  owner,
  slots: new Array<Node<Row> | Row | undefined>(WIDTH).fill(undefined),
});
const isIn = (place: number, shift: number): boolean => place >>> shift < WIDTH;

/**
 * An immutable collection of rows by id; each change results in a new version. Versions share all unchanged
 * parts, so the cost of a change or a comparison depends only on the number of changes. Rows are stored in a
 * tree with 32 slots per node; all versions share one map of places by id.
 */
export class Keyed<Row extends Identified> implements Iterable<Row> {
  private constructor(
    private readonly shape: Shape<Row>,
    private readonly deltas: readonly Delta<Row>[],
  ) {}

  static of<Row extends Identified>(rows: Iterable<Row> = []): Keyed<Row> {
    const edit = new Keyed<Row>({ places: new Map(), root: emptyNode(null), shift: 0, size: 0 }, []).edit();
    for (const row of rows) edit.put(row);
    return edit.done();
  }

  get size(): number {
    return this.shape.size;
  }

  get(id: string): Row | undefined {
    const place = this.shape.places.get(id);
    return place === undefined ? undefined : rowAt(this.shape.root, this.shape.shift, place);
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  *[Symbol.iterator](): Iterator<Row> {
    yield* rowsOf(this.shape.root, this.shape.shift);
  }

  /** Visits all rows without the cost of an iterator. */
  forEach(visit: (row: Row) => void): void {
    walk(this.shape.root, this.shape.shift, visit);
  }

  /** Starts an edit that results in a new version; this version is not changed. */
  edit(): KeyedEdit<Row> {
    return new KeyedEdit(this.shape, (shape, delta) =>
      shape === null
        ? this
        : new Keyed(
            shape,
            delta.length > LONGEST_DELTA ? [] : [...this.deltas.slice(1 - DELTAS_KEPT), delta],
          ),
    );
  }

  /** Calls `visit` for each id whose row is not the same object in `before` and `after`. */
  static differences<Row extends Identified>(
    before: Keyed<Row>,
    after: Keyed<Row>,
    visit: (before: Row | undefined, after: Row | undefined) => void,
  ): void {
    if (before === after) return;
    if (before.shape.places === after.shape.places) return compare(before.shape, after.shape, visit);
    after.forEach((row) => {
      const old = before.get(row.id);
      if (old !== row) visit(old, row);
    });
    before.forEach((row) => {
      if (!after.has(row.id)) visit(row, undefined);
    });
  }

  /**
   * Visits every put row and removed id between `before` and `after`, in order; an id may occur more than
   * once. If these changes are no longer remembered, visits the differences of the two versions instead.
   */
  static steps<Row extends Identified>(
    before: Keyed<Row>,
    after: Keyed<Row>,
    put: (row: Row) => void,
    remove: (id: string) => void,
  ): void {
    const last = before.deltas.at(-1);
    const at = last === undefined ? -1 : after.deltas.lastIndexOf(last);
    if (at < 0) {
      return Keyed.differences(before, after, (was, is) => {
        if (is) put(is);
        else if (was) remove(was.id);
      });
    }
    for (let index = at + 1; index < after.deltas.length; index++) {
      for (const change of after.deltas[index] ?? []) {
        if (typeof change === "string") remove(change);
        else put(change);
      }
    }
  }
}

/** Edit of a collection. Changes its own nodes in place, and copies a shared node before changing it. */
export class KeyedEdit<Row extends Identified> {
  private readonly owner = {};
  private readonly delta: (Row | string)[] = [];
  private readonly places: Map<string, number>;
  private root: Node<Row>;
  private shift: number;
  private count: number;
  /**
   * The last id that was looked up, usually the next one to be put, with its place and the leaf of that
   * place.
   */
  private lastId: string | null = null;
  private lastPlace: number | undefined;
  private lastLeaf: Node<Row> | undefined;

  constructor(
    from: Shape<Row>,
    private readonly finish: (shape: Shape<Row> | null, delta: Delta<Row>) => Keyed<Row>,
  ) {
    ({ places: this.places, root: this.root, shift: this.shift, size: this.count } = from);
  }

  get size(): number {
    return this.count;
  }

  get(id: string): Row | undefined {
    return this.seek(id, this.places.get(id));
  }

  /** Like `get`, but uses the place that the key has cached for this collection, or caches it. */
  getBy(key: Key): Row | undefined {
    if (key.index === this.places) return this.seek(key.id, key.place);
    const place = this.places.get(key.id);
    if (place !== undefined) [key.index, key.place] = [this.places, place];
    return this.seek(key.id, place);
  }

  put(row: Row): void {
    // Another edit may have added a place for this id since the lookup.
    const isLast = row.id === this.lastId;
    const place = (isLast ? this.lastPlace : undefined) ?? this.places.get(row.id) ?? this.newPlace(row.id);
    // A leaf that this edit owns is still part of the tree.
    const { slots } = isLast && this.lastLeaf?.owner === this.owner ? this.lastLeaf : this.ownLeaf(place);
    const slot = place & (WIDTH - 1);
    const before = slots[slot];
    if (before === row) return;
    if (before === undefined) this.count++;
    slots[slot] = row;
    if (this.delta.length <= LONGEST_DELTA) this.delta.push(row);
  }

  delete(id: string): boolean {
    const place = this.places.get(id);
    if (place === undefined || rowAt(this.root, this.shift, place) === undefined) return false;
    this.ownLeaf(place).slots[place & (WIDTH - 1)] = undefined;
    this.count--;
    if (this.delta.length <= LONGEST_DELTA) this.delta.push(id);
    return true;
  }

  /** Returns the version with all changes, or the original version if nothing changed. */
  done(): Keyed<Row> {
    if (this.delta.length === 0) return this.finish(null, this.delta);
    const { places, root, shift, count: size } = this;
    if (places.size > size * (1 + UNUSED_PER_ROW) + UNUSED_EXTRA)
      return this.finish(Keyed.of(rowsOf(root, shift))["shape"], this.delta);
    return this.finish({ places, root, shift, size }, this.delta);
  }

  private seek(id: string, place: number | undefined): Row | undefined {
    const leaf = place === undefined ? undefined : leafOf(this.root, this.shift, place);
    const row = rowIn(leaf, place ?? 0);
    // If there is a row, uses its own id string: `put` then compares identical strings, which is faster.
    this.lastId = row ? row.id : id;
    this.lastPlace = place;
    this.lastLeaf = leaf;
    return row;
  }

  private newPlace(id: string): number {
    const place = this.places.size;
    this.places.set(id, place);
    this.lastId = null;
    return place;
  }

  /** Returns the leaf of a place, with all nodes on its path owned by this edit. */
  private ownLeaf(place: number): Node<Row> {
    while (!isIn(place, this.shift)) {
      const root = emptyNode<Row>(this.owner);
      root.slots[0] = this.root;
      this.root = root;
      this.shift += BITS;
    }
    let node = (this.root = this.own(this.root));
    for (let { shift } = this; shift > 0; shift -= BITS) {
      const slot = (place >>> shift) & (WIDTH - 1);
      const child = node.slots[slot] as Node<Row> | undefined; // above the last level there are only nodes
      node = node.slots[slot] = child ? this.own(child) : emptyNode(this.owner);
    }
    return node;
  }

  private own(node: Node<Row>): Node<Row> {
    return node.owner === this.owner ? node : { owner: this.owner, slots: node.slots.slice() };
  }
}

/** Returns the leaf of a place, if it exists. */
function leafOf<Row>(root: Node<Row>, rootShift: number, place: number): Node<Row> | undefined {
  if (!isIn(place, rootShift)) return undefined;
  let node: Node<Row> | undefined = root;
  for (let shift = rootShift; shift > 0 && node !== undefined; shift -= BITS)
    node = node.slots[(place >>> shift) & (WIDTH - 1)] as Node<Row> | undefined; // above the last level there are only nodes
  return node;
}

const rowIn = <Row>(leaf: Node<Row> | undefined, place: number): Row | undefined =>
  leaf?.slots[place & (WIDTH - 1)] as Row | undefined; // on the last level there are only rows

const rowAt = <Row>(root: Node<Row>, shift: number, place: number): Row | undefined =>
  rowIn(leafOf(root, shift, place), place);

function walk<Row>(node: Node<Row>, shift: number, visit: (row: Row) => void): void {
  for (const child of node.slots) {
    if (child === undefined) continue;
    if (shift === 0) visit(child as Row); // on the last level there are only rows
    else walk(child as Node<Row>, shift - BITS, visit); // and above it only nodes
  }
}

function* rowsOf<Row>(node: Node<Row>, shift: number): Generator<Row> {
  for (const child of node.slots) {
    if (child === undefined) continue;
    if (shift === 0) yield child as Row; // on the last level there are only rows
    else yield* rowsOf(child as Node<Row>, shift - BITS); // and above it only nodes
  }
}

type Visit<Row> = (before: Row | undefined, after: Row | undefined) => void;

/**
 * Compares two versions that share one map of places. A version with fewer levels corresponds to the first
 * slot in the root of the other version.
 */
function compare<Row>(before: Shape<Row>, after: Shape<Row>, visit: Visit<Row>): void {
  let [old, now] = [before.root, after.root];
  for (let { shift } = before; shift < after.shift; shift += BITS) old = { owner: null, slots: [old] };
  for (let { shift } = after; shift < before.shift; shift += BITS) now = { owner: null, slots: [now] };
  compareNodes(old, now, Math.max(before.shift, after.shift), visit);
}

function compareNodes<Row>(
  before: Node<Row> | undefined,
  after: Node<Row> | undefined,
  shift: number,
  visit: Visit<Row>,
): void {
  if (before === after) return;
  for (let slot = 0; slot < WIDTH; slot++) {
    const [old, now] = [before?.slots[slot], after?.slots[slot]];
    if (old === now) continue;
    if (shift === 0) visit(old as Row | undefined, now as Row | undefined); // on the last level there are only rows
    else compareNodes(old as Node<Row> | undefined, now as Node<Row> | undefined, shift - BITS, visit); // and above it only nodes
  }
}
