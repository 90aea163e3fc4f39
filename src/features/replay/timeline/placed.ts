/** A mark in the plot: its start, its end, and the width of its label, px. */
interface Placed {
  readonly from: number;
  readonly until: number;
  readonly words: number;
}

/** Side of a label. */
type Side = "left" | "right";

const NEAR = 20;
const GAP = 6;

/** Merges marks that are too close to be distinguished. `things` must be sorted by `x`. */
export function clusterMarks<Thing extends { readonly x: number }>(
  things: readonly Thing[],
): readonly (readonly [Thing, ...Thing[]])[] {
  const clusters: [Thing, ...Thing[]][] = [];
  for (const thing of things) {
    const last = clusters.at(-1);
    if (last && thing.x - last[0].x < NEAR) last.push(thing);
    else clusters.push([thing]);
  }
  return clusters;
}

/**
 * Returns the side on which each label fits between `from` and `until` without overlapping marks or earlier
 * labels; null for a label that is empty or fits on neither side. Tries the side `first` before the other.
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
 * Returns the extent of each mark's cluster. Labels of overlapping marks must be beside the whole cluster.
 */
export function clusterExtents(things: readonly Omit<Placed, "words">[]): readonly Omit<Placed, "words">[] {
  const clusters: { from: number; until: number }[] = [];
  for (const { from, until } of things.toSorted((a, b) => a.from - b.from)) {
    const last = clusters.at(-1);
    if (last && from <= last.until + GAP) last.until = Math.max(last.until, until);
    else clusters.push({ from, until });
  }
  return things.map(
    ({ from, until }) =>
      clusters.find((cluster) => cluster.from <= from && cluster.until >= until) ?? { from, until },
  );
}
