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
import { groupedBy } from "./series.ts";
import { isInTime, type Wait } from "./waits.ts";

/** A call that entered a queue. Times in ms. */
export interface QueuedCall extends Omit<Wait, "until"> {
  readonly id: string;
  /** Time of answer or abandonment; null for a customer who still waits. */
  readonly until: number | null;
  /** Handle time; null or absent if it is unknown. */
  readonly handled?: number | null | undefined;
}

/** The service level to explain: the calls of a period, and the known states of agents. */
export interface Question {
  /** Calls that entered a queue between `from` and `until`; others are ignored. In any order. */
  readonly calls: readonly QueuedCall[];
  /** Null if no source reports the states of agents. */
  readonly presence: readonly PresenceSpan[] | null;
  readonly limits: StatusLimits;
  readonly withinSeconds: number;
  readonly targetPercent: number;
  /** IANA zone of the quarter hours. */
  readonly zone: string;
  /** Start and end (ms) of the period. The end of a live period is now. */
  readonly from: number;
  readonly until: number;
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
  /** Ids of exactly the late calls, the longest wait first. */
  readonly ids: readonly string[];
  /** The agents of the segment; null if unknown. */
  readonly staff: SegmentStaff | null;
  /** Agents taking calls of the segment over the whole period; null if unknown. */
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

/** A call that has left the queue. */
interface Call extends Wait {
  readonly id: string;
  readonly handled: number | null;
  readonly isLate: boolean;
  /** Place of its quarter hour in the list of those with calls. */
  readonly place: number;
}

/** Minimum number of calls for an explanation. */
const FEWEST = 3;

/** Explains a service level: which segment, quarter hours and agents caused the late calls. */
export function reasonsOf(question: Question): Reasons {
  const { zone, targetPercent, withinSeconds, from, until } = question;
  const { calls, quarters, waiting } = counted(question);
  const late = calls.filter(({ isLate }) => isLate);
  const percent = percentOf({ calls: calls.length, late: late.length });
  const bySegment = [...groupedBy(calls, ({ segment }) => segment)];
  const counts: BySegment = new Map(bySegment.map(([id, own]) => [id, byPlace(own)]));
  const found = calls.length < FEWEST ? null : largestBlock(counts, quarters.length);
  const total = { calls: calls.length, late: late.length };
  const isMet = standingOfServiceLevel(percent, targetPercent) === "well";
  const result =
    calls.length < FEWEST
      ? "few"
      : isMet
        ? "target"
        : found && isExplained(found, total, counts.size, quarters.length)
          ? "block"
          : "spread";
  const block = found && result !== "spread" ? blockOf(found, calls, quarters, question) : null;
  return {
    ...total,
    result,
    percent: wholePercent(percent),
    targetPercent,
    withinSeconds,
    from,
    until,
    left: late.filter(({ isAnswered }) => !isAnswered).length,
    waiting,
    block,
    percentWithout:
      block && wholePercent(percentOf({ calls: total.calls - block.calls, late: total.late - block.late })),
    segments: bySegment
      .map(([segment, own]) => ({ segment, ...lateIn(own) }))
      .sort((a, b) => b.late - a.late || b.calls - a.calls || (a.segment < b.segment ? -1 : 1)),
    quarters: quarterRows(calls, quarters, block),
    spread: {
      segments: new Set(late.map(({ segment }) => segment)).size,
      hours: hoursOfQuarters(
        zone,
        [...new Set(late.map(({ place }) => place))].flatMap((place) => quarters[place] ?? []),
      ),
    },
  };
}

/** Returns the calls that count, with the quarter hours in which they arrived. */
function counted({ calls, withinSeconds, zone, from, until }: Question) {
  const quarterOf = quarterHours(zone);
  const quarters: Quarter[] = [];
  const own: Call[] = [];
  let waiting = 0;
  const inPeriod = calls.filter(({ since }) => since >= from && since < until);
  for (const call of inPeriod.sort((a, b) => a.since - b.since)) {
    if (call.until === null) {
      waiting++;
      continue;
    }
    if (call.since >= (quarters.at(-1)?.until ?? -Infinity)) {
      const quarter = quarterOf(call.since);
      quarters.push({ from: Math.max(from, quarter.from), until: Math.min(until, quarter.until) });
    }
    const wait = { ...call, until: call.until };
    own.push({
      ...wait,
      handled: call.handled ?? null,
      isLate: !isInTime(wait, withinSeconds),
      place: quarters.length - 1,
    });
  }
  return { calls: own, quarters, waiting };
}

function blockOf(
  { segment, first, last }: LateBlock,
  calls: readonly Call[],
  quarters: readonly Quarter[],
  { presence, limits, from, until }: Question,
): Block {
  const ofSegment = calls.filter((call) => isOf(call, segment));
  const inside = ofSegment.filter(({ place }) => place >= first && place <= last);
  const late = inside.filter(({ isLate }) => isLate);
  const [period, span] = [
    { from, until },
    { from: quarters[first]?.from ?? from, until: quarters[last]?.until ?? until },
  ];
  const staff = presence && staffIn(presence, segment, span, period, limits);
  // Without an agent of the segment, no steps are known either.
  const steps = presence && staff && staffSteps(presence, segment, period);
  return {
    segment,
    ...span,
    ...lateIn(inside),
    segments: new Set(late.map((call) => call.segment)).size,
    left: late.filter(({ isAnswered }) => !isAnswered).length,
    ids: late
      .toSorted((a, b) => b.until - b.since - (a.until - a.since) || a.since - b.since)
      .map(({ id }) => id),
    staff,
    steps,
    changes: changesIn(
      ofSegment,
      quarters.slice(first, last + 1),
      [...quarters.slice(0, first), ...quarters.slice(last + 1)],
      steps,
    ),
  };
}

function quarterRows(
  calls: readonly Call[],
  quarters: readonly Quarter[],
  block: Block | null,
): readonly QuarterLate[] {
  const own = groupedBy(calls, ({ place }) => place);
  return quarters.map((quarter, place) => {
    const here = own.get(place) ?? [];
    const late = here.filter(({ isLate }) => isLate);
    const left = late.filter(({ isAnswered }) => !isAnswered).length;
    return {
      ...quarter,
      inTime: here.length - late.length,
      answeredLate: late.length - left,
      left,
      lateInBlockSegment: block ? late.filter((call) => isOf(call, block.segment)).length : 0,
    };
  });
}

const isOf = (call: Call, segment: string | null): boolean => segment === null || call.segment === segment;

const byPlace = (calls: readonly Call[]): ReadonlyMap<number, Late> =>
  new Map([...groupedBy(calls, ({ place }) => place)].map(([place, own]) => [place, lateIn(own)]));

const lateIn = (calls: readonly Call[]): Late => ({
  calls: calls.length,
  late: calls.filter(({ isLate }) => isLate).length,
});

const percentOf = ({ calls, late }: Late): number | null =>
  calls === 0 ? null : ((calls - late) / calls) * 100;
