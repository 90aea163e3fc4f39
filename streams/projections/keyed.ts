/** What a collection keeps needs an id of its own. */
export interface Identified {
  readonly id: string;
}

type Leaf<Row> = readonly Row[];
interface Branch<Row> {
  readonly owner: object | null;
  readonly slots: (Node<Row> | undefined)[];
}
type Node<Row> = Branch<Row> | Leaf<Row>;

/** What one batch of changes did, in its order. */
interface Delta<Row> {
  readonly befores: (Row | undefined)[];
  readonly afters: (Row | undefined)[];
}

const BITS = 5;
const WIDTH = 1 << BITS;
const DEEPEST = 6 * BITS;
const LEAF_SIZE = 8;
/** How many batches back a version remembers what changed. Who looks at every frame needs one; each keeps its rows alive. */
const DELTAS_KEPT = 4;

const isLeaf = <Row>(node: Node<Row>): node is Leaf<Row> => Array.isArray(node);
const emptyBranch = <Row>(owner: object | null): Branch<Row> => ({ owner, slots: new Array<Node<Row> | undefined>(WIDTH).fill(undefined) });

/** FNV-1a with a last mix, so that ids which differ only at their end still spread over the low bits. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Rows by their id, unchangeable. A version shares with the one before everything that did not change, so that a
 * batch of changes costs what it touches, not what there is, and two versions can be told apart just as cheaply.
 * A trie over the id's hash, 32 wide, with leaves of up to 8 rows.
 */
export class Keyed<Row extends Identified> implements Iterable<Row> {
  private constructor(
    private readonly root: Branch<Row>,
    readonly size: number,
    private readonly deltas: readonly Delta<Row>[],
  ) {}

  static of<Row extends Identified>(rows: Iterable<Row> = []): Keyed<Row> {
    const edit = new Keyed<Row>(emptyBranch(null), 0, []).edit();
    for (const row of rows) edit.put(row);
    return edit.done();
  }

  get(id: string): Row | undefined {
    return find(this.root, id);
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  *[Symbol.iterator](): Iterator<Row> {
    yield* rowsOf(this.root);
  }

  /** A loop without the cost of an iterator. */
  forEach(visit: (row: Row) => void): void {
    walk(this.root, visit);
  }

  /** A version in the making; it leaves this one as it is. */
  edit(): KeyedEdit<Row> {
    return new KeyedEdit(this.root, this.size, this, (root, size, delta) => new Keyed(root, size, [...this.deltas.slice(1 - DELTAS_KEPT), delta]));
  }

  /** Calls `visit` for each id whose row is not the very same in `before` and `after`. */
  static differences<Row extends Identified>(
    before: Keyed<Row>,
    after: Keyed<Row>,
    visit: (before: Row | undefined, after: Row | undefined) => void,
  ): void {
    if (before !== after) compare(before.root, after.root, visit);
  }

  /**
   * Calls `visit` for every change that leads from `before` to `after`, in order, so that an id may be told more than
   * once. Of versions that lie far apart, or come from nowhere, it tells the differences.
   */
  static steps<Row extends Identified>(
    before: Keyed<Row>,
    after: Keyed<Row>,
    visit: (before: Row | undefined, after: Row | undefined) => void,
  ): void {
    const last = before.deltas.at(-1);
    const at = last === undefined ? -1 : after.deltas.lastIndexOf(last);
    if (at < 0) return Keyed.differences(before, after, visit);
    for (let index = at + 1; index < after.deltas.length; index++) {
      const delta = after.deltas[index];
      if (delta) for (let step = 0; step < delta.afters.length; step++) visit(delta.befores[step], delta.afters[step]);
    }
  }
}

/** Changes in the making. What it made itself it may change again; what it was given it copies first. */
export class KeyedEdit<Row extends Identified> {
  private readonly owner = {};
  private readonly delta: Delta<Row> = { befores: [], afters: [] };
  private root: Branch<Row>;
  private count: number;

  constructor(
    root: Branch<Row>,
    count: number,
    private readonly from: Keyed<Row>,
    private readonly finish: (root: Branch<Row>, size: number, delta: Delta<Row>) => Keyed<Row>,
  ) {
    this.root = root;
    this.count = count;
  }

  get size(): number {
    return this.count;
  }

  get(id: string): Row | undefined {
    return find(this.root, id);
  }

  put(row: Row): void {
    this.root = this.own(this.root);
    let branch = this.root;
    const hash = hashOf(row.id);
    for (let shift = 0; ; shift += BITS) {
      const slot = (hash >>> shift) & (WIDTH - 1);
      const node = branch.slots[slot];
      if (node === undefined) {
        branch.slots[slot] = [row];
        return this.added(row);
      }
      if (isLeaf(node)) {
        const at = indexIn(node, row.id);
        if (at >= 0) {
          if (node[at] === row) return;
          this.note(node[at], row);
          const leaf = node.slice();
          leaf[at] = row;
          branch.slots[slot] = leaf;
          return;
        }
        if (node.length < LEAF_SIZE || shift >= DEEPEST) {
          branch.slots[slot] = [...node, row];
          return this.added(row);
        }
        branch = branch.slots[slot] = this.split(node, shift + BITS);
      } else {
        branch = branch.slots[slot] = this.own(node);
      }
    }
  }

  delete(id: string): boolean {
    const row = find(this.root, id);
    if (row === undefined) return false;
    this.note(row, undefined);
    this.root = this.own(this.root);
    this.prune(this.root, hashOf(id), 0, id);
    this.count--;
    return true;
  }

  /** The version with all changes, or the one it came from where nothing changed. */
  done(): Keyed<Row> {
    return this.root === this.from["root"] ? this.from : this.finish(this.root, this.count, this.delta);
  }

  private added(row: Row): void {
    this.count++;
    this.note(undefined, row);
  }

  private note(before: Row | undefined, after: Row | undefined): void {
    this.delta.befores.push(before);
    this.delta.afters.push(after);
  }

  private own(branch: Branch<Row>): Branch<Row> {
    return branch.owner === this.owner ? branch : { owner: this.owner, slots: branch.slots.slice() };
  }

  private split(leaf: Leaf<Row>, shift: number): Branch<Row> {
    const branch = emptyBranch<Row>(this.owner);
    for (const row of leaf) {
      const slot = (hashOf(row.id) >>> shift) & (WIDTH - 1);
      const rows = branch.slots[slot];
      branch.slots[slot] = rows === undefined ? [row] : [...(rows as Leaf<Row>), row]; // a fresh branch holds leaves only
    }
    return branch;
  }

  /** Takes the row out below an owned branch. An emptied leaf or branch leaves its place empty. */
  private prune(branch: Branch<Row>, hash: number, shift: number, id: string): void {
    const slot = (hash >>> shift) & (WIDTH - 1);
    const node = branch.slots[slot];
    if (node === undefined) return;
    if (isLeaf(node)) {
      const rest = node.filter((row) => row.id !== id);
      branch.slots[slot] = rest.length > 0 ? rest : undefined;
      return;
    }
    const owned = this.own(node);
    this.prune(owned, hash, shift + BITS, id);
    branch.slots[slot] = owned.slots.some((child) => child !== undefined) ? owned : undefined;
  }
}

function indexIn<Row extends Identified>(leaf: Leaf<Row>, id: string): number {
  for (let i = 0; i < leaf.length; i++) if (leaf[i]?.id === id) return i;
  return -1;
}

function find<Row extends Identified>(root: Branch<Row>, id: string): Row | undefined {
  const hash = hashOf(id);
  let branch = root;
  for (let shift = 0; ; shift += BITS) {
    const node = branch.slots[(hash >>> shift) & (WIDTH - 1)];
    if (node === undefined) return undefined;
    if (isLeaf(node)) return node[indexIn(node, id)];
    branch = node;
  }
}

function walk<Row>(node: Node<Row>, visit: (row: Row) => void): void {
  if (isLeaf(node)) for (const row of node) visit(row);
  else for (const child of node.slots) if (child !== undefined) walk(child, visit);
}

function* rowsOf<Row>(node: Node<Row>): Generator<Row> {
  if (isLeaf(node)) yield* node;
  else for (const child of node.slots) if (child !== undefined) yield* rowsOf(child);
}

function compare<Row extends Identified>(
  before: Node<Row> | undefined,
  after: Node<Row> | undefined,
  visit: (before: Row | undefined, after: Row | undefined) => void,
): void {
  if (before === after) return;
  if (before === undefined) walk(after as Node<Row>, (row) => visit(undefined, row)); // both undefined is the case above
  else if (after === undefined) walk(before, (row) => visit(row, undefined));
  else if (!isLeaf(before) && !isLeaf(after)) {
    for (let slot = 0; slot < WIDTH; slot++) compare(before.slots[slot], after.slots[slot], visit);
  } else if (isLeaf(before) && isLeaf(after)) {
    for (const row of after) {
      const old = before[indexIn(before, row.id)];
      if (old !== row) visit(old, row);
    }
    for (const row of before) if (indexIn(after, row.id) < 0) visit(row, undefined);
  } else {
    const old = new Map<string, Row>();
    walk(before, (row) => void old.set(row.id, row));
    walk(after, (row) => {
      const was = old.get(row.id);
      old.delete(row.id);
      if (was !== row) visit(was, row);
    });
    for (const row of old.values()) visit(row, undefined);
  }
}
