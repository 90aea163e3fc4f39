import type { Targets, WhyMeasure } from "../../../openapi/generated/console.ts";
import type { StatusLimits } from "../status-limit.ts";
import { type Change, changesIn } from "./changes.ts";
import { isExplained, largestBlock, type Late, type LateBlock } from "./late-block.ts";
import { MEASURED } from "./measured.ts";
import { clockHours, type Quarter, quarterHours } from "./quarter-hours.ts";
import {
  type PresenceSpan,
  type SegmentStaff,
  staffIn,
  type StaffStep,
  staffSteps,
} from "./segment-staff.ts";
import { type HandleTime, type Sums, sumsOf, type Tally } from "./tallies.ts";

/** A number to explain: the measure, and the numbers of calls of a period. */
export interface Question {
  readonly measure: WhyMeasure;
  /** In any order. */
  readonly tallies: readonly Tally[];
  /** Shortest time (ms) of a late call, if it depends on the calls; null otherwise. */
  readonly threshold: number | null;
  readonly targets: Targets;
  /** IANA zone of the quarter hours. */
  readonly zone: string;
  /** Start and end (ms) of the period. The end of a live period is now. */
  readonly from: number;
  readonly until: number;
}

/** Known facts about the agents and the calls of a block. */
export interface Circumstances {
  /**
   * Calls of the time around the block, with which it is compared; default: those of the period. A period of an hour
   * can be nothing but the block.
   */
  readonly around?: Pick<Question, "tallies" | "from" | "until">;
  /**
   * States of the agents from the time `from` to `until` (ms), which contain the block. Null if no source reports
   * them.
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
interface QuarterLate extends Quarter, Late {
  /** Late calls, answered or not, in the segment of the block; 0 without a block. */
  readonly lateInBlockSegment: number;
}

/** A clock hour (ms), within the period. */
interface WorstHour extends Quarter, Late {}

/** Explanation of a number. Late calls are those that make its value worse (`measured.ts`). */
export interface Reasons extends Late {
  /**
   * `few`: fewer than three calls. `target`: the target is met, and `block` is the closest risk. `block`: the
   * block explains the late calls. `spread`: no block does.
   */
  readonly result: "few" | "target" | "block" | "spread";
  readonly measure: WhyMeasure;
  /** Percent, ms, or a count, rounded as shown; null without calls. */
  readonly value: number | null;
  /** In the unit of the value; null without a target. */
  readonly target: number | null;
  /** Threshold of the service level. */
  readonly withinSeconds: number;
  readonly threshold: number | null;
  /** Start and end of the period, ms. */
  readonly from: number;
  readonly until: number;
  readonly left: number;
  /** Customers who still wait. They are in no other number. */
  readonly waiting: number;
  readonly block: Block | null;
  /** Value without the calls of the block; null if there are no others, or no block. */
  readonly valueWithout: number | null;
  /** Highest number of late calls first. */
  readonly segments: readonly SegmentLate[];
  /** In order; quarter hours without calls are left out. */
  readonly quarters: readonly QuarterLate[];
  /** Numbers of segments and clock hours with late calls, and the hour with the most; null without any. */
  readonly spread: { readonly segments: number; readonly hours: number; readonly worst: WorstHour | null };
}

/** Numbers by segment, and by the place of the quarter hour. */
type Cells = ReadonlyMap<string, ReadonlyMap<number, Sums>>;

/**
 * Explains a number: which segment and quarter hours had the late calls. `withCauses` adds the agents and the
 * changed conditions.
 */
export function reasonsOf(question: Question): Reasons {
  const { measure, targets, threshold, from, until } = question;
  const { fewest, explains, value: valueOf, target, isMet } = MEASURED[measure];
  const { cells, quarters, waiting } = counted(question);
  const all = allOf(cells);
  const total = sumsOf(all);
  const value = valueOf(total);
  const isFew = total.calls < fewest;
  const found = isFew ? null : largestBlock(cells, quarters.length, explains);
  const result = isFew
    ? "few"
    : isMet(value, targets)
      ? "target"
      : found &&
          isExplained(found, { total, segments: cells.size, quarters: quarters.length, share: explains })
        ? "block"
        : "spread";
  const place = result === "spread" ? null : found;
  const block = place && blockOf(place, cells, quarters, question);
  const rows = quarterRows(cells, quarters, block);
  const segments = [...cells].map(([segment, own]) => ({ segment, ...lateOf(sumsOf(own.values())) }));
  const hours = lateHours(rows, question);
  const others = place && sumsOf(allOf(cells, (segment, quarter) => !isIn(place, segment, quarter)));
  return {
    ...lateOf(total),
    measure,
    result,
    value,
    target: target(targets),
    withinSeconds: targets.answerWithinSeconds,
    threshold,
    from,
    until,
    left: total.left,
    waiting,
    block,
    valueWithout: others && others.calls > 0 ? valueOf(others) : null,
    segments: segments.sort(
      (a, b) => b.late - a.late || b.calls - a.calls || (a.segment < b.segment ? -1 : 1),
    ),
    quarters: rows,
    spread: {
      segments: segments.filter(({ late }) => late > 0).length,
      hours: hours.length,
      worst: worstOf(hours),
    },
  };
}

/** Adds the agents of the block to an explanation, and the conditions that were worse than usual. */
export function withCauses(
  reasons: Reasons,
  { measure, zone, ...period }: Pick<Question, "measure" | "tallies" | "zone" | "from" | "until">,
  { around = period, presence, limits, handleTimes }: Circumstances,
): Reasons {
  const { block } = reasons;
  if (!block) return reasons;
  const { segment } = block;
  const staff = presence && staffIn(presence.spans, segment, block, presence, limits);
  // Without an agent of the segment, no steps are known either.
  const steps = presence && staff && staffSteps(presence.spans, segment, presence);
  const quarterOf = quarterHours(zone);
  const arrived = new Map<number, number>();
  for (const tally of around.tallies) {
    if (!isOf(tally, segment)) continue;
    const { from: start } = quarterOf(tally.at);
    const began = Math.max(around.from, start);
    arrived.set(began, (arrived.get(began) ?? 0) + tally.arrived);
  }
  const arrivals = counted({ ...around, zone }).quarters.map((quarter) => ({
    ...quarter,
    calls: arrived.get(quarter.from) ?? 0,
  }));
  const isInside = (quarter: Quarter) => quarter.from >= block.from && quarter.until <= block.until;
  const changes = changesIn(
    arrivals.filter(isInside),
    arrivals.filter((quarter) => !isInside(quarter)),
    presence && steps && { ...presence, steps },
    handleTimes,
  );
  // Neither the agents who are absent nor the number of calls make a call longer.
  return MEASURED[measure].isOfQueue
    ? { ...reasons, block: { ...block, staff, steps: steps && during(reasons, steps), changes } }
    : { ...reasons, block: { ...block, changes: changes.filter(({ what }) => what === "handle-time") } };
}

/** Returns the steps of a period; the first one begins with it. */
function during({ from, until }: Quarter, steps: readonly StaffStep[]): readonly StaffStep[] {
  const before = steps.findLast(({ at }) => at <= from);
  const later = steps.filter(({ at }) => at > from && at < until);
  return before ? [{ ...before, at: Math.max(before.at, from) }, ...later] : later;
}

/** Returns the numbers by segment and by the place of the quarter hour, and the quarter hours with calls. */
function counted({ tallies, zone, from, until }: Pick<Question, "tallies" | "zone" | "from" | "until">) {
  const quarterOf = quarterHours(zone);
  const quarters: Quarter[] = [];
  const cells = new Map<string, Map<number, Sums>>();
  let end = -Infinity;
  for (const tally of tallies.toSorted((a, b) => a.at - b.at)) {
    if (tally.calls === 0) continue;
    if (tally.at >= end) {
      const quarter = quarterOf(tally.at);
      end = quarter.until;
      quarters.push({ from: Math.max(from, quarter.from), until: Math.min(until, quarter.until) });
    }
    const own = cells.get(tally.segment) ?? new Map<number, Sums>();
    const place = quarters.length - 1;
    const before = own.get(place);
    own.set(place, sumsOf(before ? [before, tally] : [tally]));
    cells.set(tally.segment, own);
  }
  return { cells, quarters, waiting: tallies.reduce((sum, { waiting }) => sum + waiting, 0) };
}

function blockOf(
  place: LateBlock,
  cells: Cells,
  quarters: readonly Quarter[],
  { from, until }: Question,
): Block {
  const { segment, first, last } = place;
  const own = sumsOf(allOf(cells, (id, quarter) => isIn(place, id, quarter)));
  const lateIn = (id: string) =>
    sumsOf(allOf(cells, (other, quarter) => other === id && isIn(place, id, quarter)));
  return {
    segment,
    from: quarters[first]?.from ?? from,
    until: quarters[last]?.until ?? until,
    ...lateOf(own),
    segments: [...cells.keys()].filter((id) => lateIn(id).late > 0).length,
    left: own.left,
    staff: null,
    steps: null,
    changes: [],
  };
}

function quarterRows(
  cells: Cells,
  quarters: readonly Quarter[],
  block: Block | null,
): readonly QuarterLate[] {
  const rows = quarters.map((quarter) => ({ ...quarter, calls: 0, late: 0, lateInBlockSegment: 0 }));
  for (const [segment, own] of cells) {
    const isInBlockSegment = block !== null && isOf({ segment }, block.segment);
    for (const [place, { calls, late }] of own) {
      const row = rows[place];
      if (!row) continue;
      row.calls += calls;
      row.late += late;
      if (isInBlockSegment) row.lateInBlockSegment += late;
    }
  }
  return rows;
}

/** Returns the clock hours with late calls, in order. */
function lateHours(
  rows: readonly QuarterLate[],
  { zone, from, until }: Pick<Question, "zone" | "from" | "until">,
): readonly WorstHour[] {
  const hourOf = clockHours(zone);
  const hours = new Map<number, { from: number; until: number; calls: number; late: number }>();
  for (const { from: at, calls, late } of rows) {
    const hour = hourOf(at);
    const sum = hours.get(hour.from) ?? {
      from: Math.max(from, hour.from),
      until: Math.min(until, hour.until),
      calls: 0,
      late: 0,
    };
    hours.set(hour.from, { ...sum, calls: sum.calls + calls, late: sum.late + late });
  }
  return [...hours.values()].filter(({ late }) => late > 0);
}

/** Returns the hour with the most late calls; of several, the first with the greatest share. */
const worstOf = (hours: readonly WorstHour[]): WorstHour | null =>
  hours.toSorted((a, b) => b.late - a.late || a.calls - b.calls || a.from - b.from)[0] ?? null;

const isOf = (one: { readonly segment: string }, segment: string | null): boolean =>
  segment === null || one.segment === segment;

/** Returns true if a block contains a segment in the quarter hour at a place. */
const isIn = (block: LateBlock, segment: string, place: number): boolean =>
  isOf({ segment }, block.segment) && place >= block.first && place <= block.last;

/** Returns the numbers of all segments and quarter hours, or of those that a condition selects. */
const allOf = (
  cells: Cells,
  isSelected: (segment: string, place: number) => boolean = () => true,
): readonly Sums[] =>
  [...cells].flatMap(([segment, own]) =>
    [...own].flatMap(([place, sums]) => (isSelected(segment, place) ? [sums] : [])),
  );

const lateOf = ({ calls, late }: Sums): Late => ({ calls, late });
