import type { StatusLimits } from "../status-limit.ts";
import { standingOfServiceLevel, wholePercent } from "../standing.ts";
import { type Change, changesIn } from "./changes.ts";
import { type BySegment, isExplained, largestBlock, type Late, type LateBlock } from "./late-block.ts";
import { hoursOfQuarters, type Quarter, quarterHours } from "./quarter-hours.ts";
import {
  type PresenceSpan,
  type SegmentStaff,
  staffIn,
  type StaffStep,
  staffSteps,
} from "./segment-staff.ts";
import type { HandleTime, Tally } from "./tallies.ts";

/** A service level to explain: the numbers of calls of a period. */
export interface Question {
  /** In any order. */
  readonly tallies: readonly Tally[];
  readonly withinSeconds: number;
  readonly targetPercent: number;
  /** IANA zone of the quarter hours. */
  readonly zone: string;
  /** Start and end (ms) of the period. The end of a live period is now. */
  readonly from: number;
  readonly until: number;
}

/** Known facts about the agents and the calls of a block. */
export interface Circumstances {
  /**
   * States of the agents from the time `from` to `until` (ms), which contain the block: the period, or the days of
   * the block in a longer one. Null if no source reports them.
   */
  readonly presence: (Quarter & { readonly spans: readonly PresenceSpan[] }) | null;
  readonly limits: StatusLimits;
  /** Handle times of the segment in the block and outside of it; null if unknown. */
  readonly handleTimes: { readonly inside: HandleTime; readonly outside: HandleTime } | null;
}

/** A segment, or all segments, in consecutive quarter hours (ms). */
export interface Block extends Late {
  /** Null for all segments. */
  readonly segment: string | null;
  /** Number of segments with late calls in the block. */
  readonly segments: number;
  readonly from: number;
  readonly until: number;
  /** Late calls whose customer left without an answer. */
  readonly left: number;
  /** The agents of the segment; null if unknown. */
  readonly staff: SegmentStaff | null;
  /** Agents taking calls of the segment, as long as their states are known; null if unknown. */
  readonly steps: readonly StaffStep[] | null;
  /** Conditions that were worse than usual, the strongest first. */
  readonly changes: readonly Change[];
}

/** A segment with its late calls. */
interface SegmentLate extends Late {
  readonly segment: string;
}

/** A quarter hour (ms) with calls. The running one is cut off at the end of the period. */
interface QuarterLate extends Quarter {
  readonly inTime: number;
  readonly answeredLate: number;
  readonly left: number;
  /** Late calls, answered or not, in the segment of the block; 0 without a block. */
  readonly lateInBlockSegment: number;
}

/** Explanation of a service level. Late calls are those answered too late, and those without an answer. */
export interface Reasons extends Late {
  /**
   * `few`: fewer than three calls. `target`: the target is met, and `block` is the closest risk. `block`: the
   * block explains at least half of the late calls. `spread`: no block does.
   */
  readonly result: "few" | "target" | "block" | "spread";
  /** Rounded down as shown; null without calls. */
  readonly percent: number | null;
  readonly targetPercent: number;
  readonly withinSeconds: number;
  /** Start and end of the period, ms. */
  readonly from: number;
  readonly until: number;
  readonly left: number;
  /** Customers who still wait. They are in no other number. */
  readonly waiting: number;
  readonly block: Block | null;
  /** Service level without the calls of the block; null if there are no others, or no block. */
  readonly percentWithout: number | null;
  /** Highest number of late calls first. */
  readonly segments: readonly SegmentLate[];
  /** In order; quarter hours without calls are left out. */
  readonly quarters: readonly QuarterLate[];
  /** Numbers of segments and clock hours with late calls. */
  readonly spread: { readonly segments: number; readonly hours: number };
}

/** The numbers of a segment in a quarter hour. */
type Cell = Pick<Tally, "inTime" | "answeredLate" | "left">;

/** Minimum number of calls for an explanation. */
const FEWEST = 3;

/**
 * Explains a service level: which segment and quarter hours had the late calls. `withCauses` adds the agents and
 * the changed conditions.
 */
export function reasonsOf(question: Question): Reasons {
  const { zone, targetPercent, withinSeconds, from, until } = question;
  const { bySegment, quarters, waiting } = counted(question);
  const counts: BySegment = new Map(
    [...bySegment].map(([segment, own]) => [
      segment,
      new Map([...own].map(([place, cell]) => [place, lateIn([cell])])),
    ]),
  );
  const all = [...bySegment.values()].flatMap((own) => [...own.values()]);
  const total = lateIn(all);
  const percent = percentOf(total);
  const found = total.calls < FEWEST ? null : largestBlock(counts, quarters.length);
  const isMet = standingOfServiceLevel(percent, targetPercent) === "well";
  const result =
    total.calls < FEWEST
      ? "few"
      : isMet
        ? "target"
        : found && isExplained(found, total, counts.size, quarters.length)
          ? "block"
          : "spread";
  const block = found && result !== "spread" ? blockOf(found, bySegment, quarters, question) : null;
  const rows = quarterRows(bySegment, quarters, block);
  const segments = [...bySegment].map(([segment, own]) => ({ segment, ...lateIn([...own.values()]) }));
  return {
    ...total,
    result,
    percent: wholePercent(percent),
    targetPercent,
    withinSeconds,
    from,
    until,
    left: sumOf(all, ({ left }) => left),
    waiting,
    block,
    percentWithout:
      block && wholePercent(percentOf({ calls: total.calls - block.calls, late: total.late - block.late })),
    segments: segments.sort(
      (a, b) => b.late - a.late || b.calls - a.calls || (a.segment < b.segment ? -1 : 1),
    ),
    quarters: rows,
    spread: {
      segments: segments.filter(({ late }) => late > 0).length,
      hours: hoursOfQuarters(
        zone,
        rows.filter(({ answeredLate, left }) => answeredLate + left > 0),
      ),
    },
  };
}

/** Adds the agents of the block to an explanation, and the conditions that were worse than usual. */
export function withCauses(
  reasons: Reasons,
  { tallies, zone }: Pick<Question, "tallies" | "zone">,
  { presence, limits, handleTimes }: Circumstances,
): Reasons {
  const { block, from } = reasons;
  if (!block) return reasons;
  const { segment } = block;
  const staff = presence && staffIn(presence.spans, segment, block, presence, limits);
  // Without an agent of the segment, no steps are known either.
  const steps = presence && staff && staffSteps(presence.spans, segment, presence);
  const quarterOf = quarterHours(zone);
  const arrived = new Map<number, number>();
  for (const tally of tallies) {
    if (!isOf(tally, segment)) continue;
    const { from: start } = quarterOf(tally.at);
    arrived.set(Math.max(from, start), (arrived.get(Math.max(from, start)) ?? 0) + lateIn([tally]).calls);
  }
  const arrivals = reasons.quarters.map((quarter) => ({
    from: quarter.from,
    until: quarter.until,
    calls: arrived.get(quarter.from) ?? 0,
  }));
  const isInside = (quarter: Quarter) => quarter.from >= block.from && quarter.until <= block.until;
  const changes = changesIn(
    arrivals.filter(isInside),
    arrivals.filter((quarter) => !isInside(quarter)),
    presence && steps && { ...presence, steps },
    handleTimes,
  );
  return { ...reasons, block: { ...block, staff, steps, changes } };
}

/** Returns the numbers by segment and by the place of the quarter hour, and the quarter hours with calls. */
function counted({ tallies, zone, from, until }: Question) {
  const quarterOf = quarterHours(zone);
  const quarters: Quarter[] = [];
  const bySegment = new Map<string, Map<number, Cell>>();
  let end = -Infinity;
  for (const tally of tallies.toSorted((a, b) => a.at - b.at)) {
    if (lateIn([tally]).calls === 0) continue;
    if (tally.at >= end) {
      const quarter = quarterOf(tally.at);
      end = quarter.until;
      quarters.push({ from: Math.max(from, quarter.from), until: Math.min(until, quarter.until) });
    }
    const own = bySegment.get(tally.segment) ?? new Map<number, Cell>();
    const place = quarters.length - 1;
    own.set(place, sumOfCells([tally, ...(own.has(place) ? [own.get(place) ?? tally] : [])]));
    bySegment.set(tally.segment, own);
  }
  return { bySegment, quarters, waiting: sumOf(tallies, ({ waiting }) => waiting) };
}

function blockOf(
  { segment, first, last }: LateBlock,
  bySegment: ReadonlyMap<string, ReadonlyMap<number, Cell>>,
  quarters: readonly Quarter[],
  { from, until }: Question,
): Block {
  const cells = [...bySegment].flatMap(([id, own]) =>
    segment === null || segment === id
      ? [[...own].filter(([place]) => place >= first && place <= last).map(([, cell]) => cell)]
      : [],
  );
  return {
    segment,
    from: quarters[first]?.from ?? from,
    until: quarters[last]?.until ?? until,
    ...lateIn(cells.flat()),
    segments: cells.filter((own) => lateIn(own).late > 0).length,
    left: sumOf(cells.flat(), ({ left }) => left),
    staff: null,
    steps: null,
    changes: [],
  };
}

function quarterRows(
  bySegment: ReadonlyMap<string, ReadonlyMap<number, Cell>>,
  quarters: readonly Quarter[],
  block: Block | null,
): readonly QuarterLate[] {
  const rows = quarters.map((quarter) => ({
    ...quarter,
    inTime: 0,
    answeredLate: 0,
    left: 0,
    lateInBlockSegment: 0,
  }));
  for (const [segment, own] of bySegment) {
    const isInBlockSegment = block !== null && isOf({ segment }, block.segment);
    for (const [place, { inTime, answeredLate, left }] of own) {
      const row = rows[place];
      if (!row) continue;
      row.inTime += inTime;
      row.answeredLate += answeredLate;
      row.left += left;
      if (isInBlockSegment) row.lateInBlockSegment += answeredLate + left;
    }
  }
  return rows;
}

const isOf = (one: { readonly segment: string }, segment: string | null): boolean =>
  segment === null || one.segment === segment;

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const sumOfCells = (cells: readonly Cell[]): Cell => ({
  inTime: sumOf(cells, ({ inTime }) => inTime),
  answeredLate: sumOf(cells, ({ answeredLate }) => answeredLate),
  left: sumOf(cells, ({ left }) => left),
});

function lateIn(cells: readonly Cell[]): Late {
  const { inTime, answeredLate, left } = sumOfCells(cells);
  return { calls: inTime + answeredLate + left, late: answeredLate + left };
}

const percentOf = ({ calls, late }: Late): number | null =>
  calls === 0 ? null : ((calls - late) / calls) * 100;
