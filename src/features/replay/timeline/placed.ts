/** Something in the plot from one place to another, and how many px its words need. */
interface Placed {
  readonly from: number;
  readonly until: number;
  readonly words: number;
}

/** Side of a label. */
type Side = "left" | "right";

const NEAR = 20;
const GAP = 6;

/** Merges marks that are too close to be distinguished. `things` must be sorted. */
export function clusterMarks<Thing extends { readonly x: number }>(
  things: readonly Thing[],
): readonly (readonly [Thing, ...Thing[]])[] {
  const heaps: [Thing, ...Thing[]][] = [];
  for (const thing of things) {
    const last = heaps.at(-1);
    if (last && thing.x - last[0].x < NEAR) last.push(thing);
    else heaps.push([thing]);
  }
  return heaps;
}

/**
 * Returns the side on which each label fits between `from` and `until` without overlapping marks or earlier
 * labels; null if there is none.
 */
export function labelSides(
  things: readonly Placed[],
  from: number,
  until: number,
  first: Side,
): readonly (Side | null)[] {
  const taken = things.map((thing) => [thing.from, thing.until] as const);
  return things.map((thing) => {
    const room = {
      left: [thing.from - GAP - thing.words, thing.from - 1],
      right: [thing.until + 1, thing.until + GAP + thing.words],
    } as const;
    const isFree = (side: Side) => {
      const [begins, ends] = room[side];
      return (
        thing.words > 0 &&
        begins >= from &&
        ends <= until &&
        taken.every(([low, high]) => high < begins || low > ends)
      );
    };
    const side = isFree(first) ? first : (["left", "right"] as const).find(isFree);
    if (side) taken.push(room[side]);
    return side ?? null;
  });
}

/**
 * Returns the extent of each mark's cluster: overlapping marks can have labels only beside the whole cluster.
 */
export function clusterExtents(things: readonly Omit<Placed, "words">[]): readonly Omit<Placed, "words">[] {
  const heaps: { from: number; until: number }[] = [];
  for (const { from, until } of things.toSorted((a, b) => a.from - b.from)) {
    const last = heaps.at(-1);
    if (last && from <= last.until + GAP) last.until = Math.max(last.until, until);
    else heaps.push({ from, until });
  }
  return things.map(
    ({ from, until }) => heaps.find((heap) => heap.from <= from && heap.until >= until) ?? { from, until },
  );
}

/** px in a drawing, to a tenth: more would nowhere be seen. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;
