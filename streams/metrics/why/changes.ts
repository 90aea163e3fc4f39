import { type Quarter, QUARTER } from "./quarter-hours.ts";
import { meanStaff, type StaffStep } from "./segment-staff.ts";
import { median } from "./series.ts";

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

/** A call with its arrival (ms) and its handle time (ms), if it is known. */
interface Handled {
  readonly since: number;
  readonly handled: number | null;
}

/** Smaller changes are usual. */
const LEAST = 1.25;
/** Minimum number of handle times for a median. */
const FEWEST = 3;

/**
 * Returns the conditions that changed in a block, the strongest first. The work of an agent is arrivals ×
 * handle time ÷ agents, so the factors of the three are comparable.
 *
 * @param calls Calls of the segment of the block.
 * @param inside Quarter hours of the block, cut off at the end of the period.
 * @param outside Other quarter hours of the period.
 * @param steps Agents of the segment; null if unknown.
 */
export function changesIn(
  calls: readonly Handled[],
  inside: readonly Quarter[],
  outside: readonly Quarter[],
  steps: readonly StaffStep[] | null,
): readonly Change[] {
  if (outside.length === 0) return [];
  const [here, others] = [callsBy(inside, calls), callsBy(outside, calls)];
  const changes: (Change | null)[] = [
    steps && agentsChange(steps, inside, outside),
    risen("arrivals", mean(here, inside), median(others.map((own, place) => rate(own, outside[place])))),
    handleTimeChange(here.flat(), others.flat()),
  ];
  return changes
    .filter((change) => change !== null)
    .filter(({ factor }) => factor >= LEAST)
    .sort((a, b) => b.factor - a.factor);
}

function agentsChange(
  steps: readonly StaffStep[],
  inside: readonly Quarter[],
  outside: readonly Quarter[],
): Change {
  const here = inside.reduce((sum, quarter) => sum + meanStaff(steps, quarter), 0) / inside.length;
  const usual = median(outside.map((quarter) => meanStaff(steps, quarter)));
  return { what: "agents", here, usual, factor: usual === 0 ? 1 : usual / here };
}

function handleTimeChange(inside: readonly Handled[], outside: readonly Handled[]): Change | null {
  const [here, usual] = [handleTimes(inside), handleTimes(outside)];
  if (here.length < FEWEST || usual.length < FEWEST) return null;
  return risen("handle-time", median(here), median(usual));
}

const risen = (what: Change["what"], here: number, usual: number): Change | null =>
  usual === 0 ? null : { what, here, usual, factor: here / usual };

const handleTimes = (calls: readonly Handled[]): readonly number[] =>
  calls.flatMap(({ handled }) => handled ?? []);

/** Groups calls by the quarter hour in which they arrived. Quarter hours are in order. */
function callsBy(quarters: readonly Quarter[], calls: readonly Handled[]): readonly (readonly Handled[])[] {
  const own = quarters.map((): Handled[] => []);
  let place = 0;
  for (const call of calls.toSorted((a, b) => a.since - b.since)) {
    while ((quarters[place]?.until ?? Infinity) <= call.since) place++;
    if (call.since >= (quarters[place]?.from ?? Infinity)) own[place]?.push(call);
  }
  return own;
}

/** Returns the calls per quarter hour. The running quarter hour is shorter than the others. */
const rate = (own: readonly Handled[], quarter: Quarter | undefined): number =>
  quarter ? (own.length * QUARTER) / (quarter.until - quarter.from) : 0;

const mean = (own: readonly (readonly Handled[])[], quarters: readonly Quarter[]): number =>
  (own.flat().length * QUARTER) / quarters.reduce((sum, { from, until }) => sum + until - from, 0);
