import { type Quarter, QUARTER } from "./quarter-hours.ts";
import { meanStaff, type StaffStep } from "./segment-staff.ts";
import { median } from "./series.ts";
import type { HandleTime } from "./tallies.ts";

/**
 * A condition that was worse in a block than usual, that is, than the median of the other quarter hours.
 * `agents`: number of agents taking calls. `arrivals`: calls per quarter hour. `handle-time`: median in ms.
 */
export interface Change {
  readonly what: "agents" | "arrivals" | "handle-time";
  readonly here: number;
  readonly usual: number;
  /** Factor by which it increased the work of each agent; `Infinity` without agents. */
  readonly factor: number;
}

/** A quarter hour, cut off at the end of the period, with the calls of the segment that arrived in it. */
export interface Arrivals extends Quarter {
  readonly calls: number;
}

/** The number of agents of a segment between two times (ms). */
interface KnownStaff extends Quarter {
  readonly steps: readonly StaffStep[];
}

/** Smaller changes are usual. */
const LEAST = 1.25;
/** Minimum number of handle times for a median. */
const FEWEST = 3;

/**
 * Returns the conditions that changed in a block, the strongest first. The work of an agent is arrivals ×
 * handle time ÷ agents, so the factors of the three are comparable. Quarter hours are in order.
 *
 * @param inside Quarter hours of the block.
 * @param outside Other quarter hours of the period.
 * @param staff Agents of the segment between two times; null if unknown.
 * @param handleTimes Those of the calls of the segment; null if unknown.
 */
export function changesIn(
  inside: readonly Arrivals[],
  outside: readonly Arrivals[],
  staff: KnownStaff | null,
  handleTimes: { readonly inside: HandleTime; readonly outside: HandleTime } | null,
): readonly Change[] {
  if (outside.length === 0) return [];
  const changes: (Change | null)[] = [
    staff && agentsChange(staff, inside, outside),
    risen("arrivals", mean(inside), median(outside.map((quarter) => mean([quarter])))),
    handleTimes && handleTimeChange(handleTimes.inside, handleTimes.outside),
  ];
  return changes
    .filter((change) => change !== null)
    .filter(({ factor }) => factor >= LEAST)
    .sort((a, b) => b.factor - a.factor);
}

function agentsChange(
  { steps, from, until }: KnownStaff,
  inside: readonly Quarter[],
  outside: readonly Quarter[],
): Change {
  const here = meanStaff(steps, inside).reduce((sum, one) => sum + one, 0) / inside.length;
  const others = outside.filter((quarter) => quarter.from >= from && quarter.until <= until);
  const usual = median(meanStaff(steps, others));
  return { what: "agents", here, usual, factor: usual === 0 ? 1 : usual / here };
}

const handleTimeChange = (here: HandleTime, usual: HandleTime): Change | null =>
  here.calls < FEWEST || usual.calls < FEWEST ? null : risen("handle-time", here.median, usual.median);

const risen = (what: Change["what"], here: number, usual: number): Change | null =>
  usual === 0 ? null : { what, here, usual, factor: here / usual };

/** Returns the calls per quarter hour. The running quarter hour is shorter than the others. */
const mean = (quarters: readonly Arrivals[]): number =>
  (quarters.reduce((sum, { calls }) => sum + calls, 0) * QUARTER) /
  quarters.reduce((sum, { from, until }) => sum + until - from, 0);
