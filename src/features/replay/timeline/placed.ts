/** Something in the plot from one place to another, and how many px its words need. */
interface Placed {
  readonly from: number;
  readonly until: number;
  readonly words: number;
}

/** On which side words stand. */
type Side = "left" | "right";

const NEAR = 20;
const GAP = 6;

/**
 * What stands nearer to the one before than that it could be told apart becomes one with it. `things` in
 * their order.
 */
export function heaped<Thing extends { readonly x: number }>(
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
 * On which side of each its words have room, between `from` and `until`, where nothing else stands and no
 * words of those that come before it in this order; null where there is none.
 */
export function sidesOf(
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
 * How far the heap reaches in which each of these lies: what overlaps, or nearly, can have words only beside
 * all of it.
 */
export function heapsOf(things: readonly Omit<Placed, "words">[]): readonly Omit<Placed, "words">[] {
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
export const tenth = (value: number): number => Math.round(value * 10) / 10;
