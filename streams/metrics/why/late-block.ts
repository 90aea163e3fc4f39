/**
 * Numbers of calls, and of the late ones among them: those that make the explained value worse, such as calls
 * that were answered late, abandoned calls, or long calls.
 */
export interface Late {
  readonly calls: number;
  readonly late: number;
}

/**
 * A segment, or all segments if `segment` is null, in consecutive quarter hours. `first` and `last` are places
 * in the list of quarter hours with calls, both included.
 */
export interface LateBlock extends Late {
  readonly segment: string | null;
  readonly first: number;
  readonly last: number;
}

/** Counts of a segment by the place of the quarter hour. A quarter hour without calls is absent. */
export type BySegment = ReadonlyMap<string, ReadonlyMap<number, Late>>;

/** A block is unusual if its calls are at least this many times as likely to be late as the others. */
const CONTRAST = 3;
/**
 * Natural logarithm of the odds against chance that a block needs beyond the number of blocks that were
 * compared. Of a hundred periods without a cause, at most about five name one.
 */
const AGAINST_CHANCE = 3;
/** Other segments have the same cause if their calls are at least this share as likely to be late. */
const ALIKE = 1 / 2;
/** Highest share of the quarter hours for a block of all segments. A longer one would name no time. */
const LONGEST = 1 / 2;
/** All late calls within this number of quarter hours explain themselves, however few they are. */
const SHORT = 4;
/** Maximum number of rounds in which a block is made sharper; most blocks need two. */
const ROUNDS = 8;

/**
 * Returns the block that is most likely to have a cause of its own; null without late calls. A segment is
 * named alone unless the other segments are unusual in the same quarter hours.
 *
 * @param share Share of the late calls that a block must hold to explain them.
 */
export function largestBlock(counts: BySegment, quarters: number, share = 1 / 2): LateBlock | null {
  const everywhere = sumOf(counts);
  const total = totalOf(everywhere);
  if (total.late === 0) return null;
  const search: Search = { total, segments: counts.size, quarters, share };
  const alone = [...counts]
    .map(([segment, own]) => likeliest(segment, own, search))
    .reduce((worst, one) => (isWorse(one, worst, search) ? one : worst));
  const others = rest(inside(everywhere, alone), alone);
  const later = rest(rest(total, alone), others);
  const hasOthersToo =
    others.late * alone.calls >= others.calls * alone.late * ALIKE &&
    isUnusual(others, later, counts.size, quarters);
  const isEnough = isExplained(alone, search);
  if (isEnough && !hasOthersToo) return alone;
  const together = { ...search, segments: 1 };
  const all = likeliest(null, everywhere, together);
  return isExplained(all, together) || (hasOthersToo && !isEnough) ? all : alone;
}

/** Compares two blocks: first whether they explain the late calls, then how likely they have a cause. */
function isWorse(one: LateBlock, other: LateBlock, search: Search): boolean {
  const [first, second] = [one, other].map((block) => isExplained(block, search));
  if (first !== second) return first === true;
  const { total } = search;
  return likelihoodRatio(one, rest(total, one)) > likelihoodRatio(other, rest(total, other));
}

/** The measure of a block: all calls, and the numbers of segments and of quarter hours. */
interface Search {
  readonly total: Late;
  readonly segments: number;
  readonly quarters: number;
  /** Share of the late calls that a block must hold to explain them. */
  readonly share: number;
}

/**
 * Returns true if a block explains the late calls of its period: it holds enough of them, and its calls were late
 * more often than the others, by far and beyond chance.
 */
export function isExplained(block: LateBlock, { total, segments, quarters, share }: Search): boolean {
  const length = block.last - block.first + 1;
  if (block.late < total.late * share) return false;
  if (block.late === total.late && length <= SHORT) return true;
  if (block.segment === null && length > quarters * LONGEST) return false;
  return isUnusual(block, rest(total, block), segments, quarters);
}

/**
 * Finds the consecutive quarter hours in which a segment is most likely to have another share of late calls
 * than the rest. Starts with the quarter hours above the share of the period. Each round then uses the shares
 * inside and outside of the block before it, which makes the ends of the block sharper. If a block explains
 * the late calls, a sharper one that does not is ignored.
 */
function likeliest(segment: string | null, own: ReadonlyMap<number, Late>, search: Search): LateBlock {
  const { total, quarters } = search;
  let best = mostExcess(segment, own, quarters, total.late / total.calls);
  for (let round = 0, block = best; round < ROUNDS; round++) {
    const next = mostExcess(segment, own, quarters, limitBetween(block, rest(total, block)));
    if (next.first === block.first && next.last === block.last) break;
    if (isWorse(next, best, search)) best = next;
    block = next;
  }
  return best;
}

/** Returns the share of late calls that is as likely inside a block as outside. */
function limitBetween(block: Late, others: Late): number {
  const [here, there] = [smoothed(block), smoothed(others)];
  const onTime = Math.log((1 - there) / (1 - here));
  return here > there ? onTime / (onTime + Math.log(here / there)) : here;
}

/** Returns the share of late calls, never 0 or 1. */
const smoothed = ({ calls, late }: Late): number => (late + 0.5) / (calls + 1);

/** Finds the consecutive quarter hours with the highest sum of late calls beyond a share (Kadane's algorithm). */
function mostExcess(
  segment: string | null,
  own: ReadonlyMap<number, Late>,
  quarters: number,
  share: number,
): LateBlock {
  let best: LateBlock = { segment, first: 0, last: 0, calls: 0, late: 0 };
  let [most, first, excess, calls, late] = [-Infinity, 0, 0, 0, 0];
  for (let place = 0; place < quarters; place++) {
    const here = own.get(place);
    if (!here) continue;
    if (excess <= 0) [first, excess, calls, late] = [place, 0, 0, 0];
    excess += here.late - share * here.calls;
    calls += here.calls;
    late += here.late;
    if (excess > most) [most, best] = [excess, { segment, first, last: place, calls, late }];
  }
  return best;
}

/**
 * Returns true if calls are late more often than others, by a factor and beyond chance. Chance is excluded by
 * the likelihood ratio of Kulldorff's scan statistic, with a limit that grows with the number of blocks that
 * could have been found.
 */
function isUnusual(block: Late, others: Late, segments: number, quarters: number): boolean {
  if (block.calls === 0 || others.calls === 0) return false;
  const [here, there] = [block.late / block.calls, others.late / others.calls];
  const isFar = here >= CONTRAST * there || (here > there && 1 - there >= CONTRAST * (1 - here));
  const compared = (segments * quarters * (quarters + 1)) / 2;
  return isFar && likelihoodRatio(block, others) >= Math.log(compared) + AGAINST_CHANCE;
}

/** Returns the logarithm of how much likelier two shares of late calls are than one share for all calls. */
function likelihoodRatio(inside: Late, outside: Late): number {
  const both = { calls: inside.calls + outside.calls, late: inside.late + outside.late };
  return likelihood(inside) + likelihood(outside) - likelihood(both);
}

function likelihood({ calls, late }: Late): number {
  const part = (count: number) => (count === 0 ? 0 : count * Math.log(count / calls));
  return part(late) + part(calls - late);
}

const rest = (all: Late, part: Late): Late => ({
  calls: all.calls - part.calls,
  late: all.late - part.late,
});

/** Counts the calls within the quarter hours of a block. */
const inside = (counts: ReadonlyMap<number, Late>, { first, last }: LateBlock): Late =>
  totalOf(new Map([...counts].filter(([place]) => place >= first && place <= last)));

function totalOf(counts: ReadonlyMap<number, Late>): Late {
  const all = [...counts.values()];
  return {
    calls: all.reduce((sum, { calls }) => sum + calls, 0),
    late: all.reduce((sum, { late }) => sum + late, 0),
  };
}

function sumOf(counts: BySegment): ReadonlyMap<number, Late> {
  const sums = new Map<number, { calls: number; late: number }>();
  for (const own of counts.values())
    for (const [place, { calls, late }] of own) {
      const sum = sums.get(place) ?? { calls: 0, late: 0 };
      sums.set(place, { calls: sum.calls + calls, late: sum.late + late });
    }
  return sums;
}
