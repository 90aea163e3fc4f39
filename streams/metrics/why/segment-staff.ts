import type { ShownStatus } from "../../projections/agent-status.ts";
import type { StatusLimits } from "../status-limit.ts";
import { groupedBy } from "./series.ts";

/**
 * A state of an agent between two times (ms), with the segments that the agent was assigned to. Spans of one
 * agent do not overlap. In a time without a span, the agent was not connected.
 */
export interface PresenceSpan {
  readonly user: string;
  readonly segments: readonly string[];
  readonly status: ShownStatus;
  readonly from: number;
  readonly until: number;
  /** Reason of the status, such as a disconnection reason; absent or null if none is known. */
  readonly reason?: string | null | undefined;
}

/** An agent of a segment who took no calls of it for at least half of a period. */
export interface AbsentAgent {
  readonly user: string;
  /** The state that lasted longest within the period; null if the agent was not connected. */
  readonly status: ShownStatus | null;
  /** True if the agent took calls, but was not assigned to the segment at the time. */
  readonly isElsewhere: boolean;
  /** Start and end of that state, ms. */
  readonly from: number;
  readonly until: number;
  /** Time (ms) by which the state exceeded the limit of its status; null within the limit or without one. */
  readonly over: number | null;
  readonly reason: string | null;
}

/** Number of agents who take the calls of a segment, from `at` (ms) until the next step. */
export interface StaffStep {
  readonly at: number;
  readonly taking: number;
}

/** The agents of a segment within a period. */
export interface SegmentStaff {
  readonly assigned: number;
  /** Assigned agents who are not absent. */
  readonly taking: number;
  /** The longest time over a limit first, then the longest state. */
  readonly absent: readonly AbsentAgent[];
}

interface Period {
  readonly from: number;
  readonly until: number;
}

/** States in which an agent can get the next customer, or has one. */
const TAKING: ReadonlySet<ShownStatus> = new Set<ShownStatus>(["online", "available", "acd", "in-call"]);

/** An agent is absent from a period if other states fill at least this share of it. */
const ABSENT = 1 / 2;

/**
 * Returns the agents of a segment, or all agents if `segment` is null, within a block of a longer period; null
 * if no agent was assigned.
 */
export function staffIn(
  presence: readonly PresenceSpan[],
  segment: string | null,
  block: Period,
  period: Period,
  limits: StatusLimits,
): SegmentStaff | null {
  const absent: AbsentAgent[] = [];
  let assigned = 0;
  for (const [user, spans] of groupedBy(presence, (span) => span.user)) {
    if (!spans.some(({ segments }) => segment === null || segments.includes(segment))) continue;
    assigned++;
    const missed = filled(spans, user, period).filter((span) => !isTaking(span, segment));
    const ms = missed.reduce((sum, span) => sum + overlap(span, block), 0);
    if (ms === 0 || ms < (block.until - block.from) * ABSENT) continue;
    const longest = missed.reduce((one, other) =>
      overlap(other, block) > overlap(one, block) ? other : one,
    );
    absent.push(absence(longest, limits));
  }
  absent.sort(byLength);
  return assigned === 0 ? null : { assigned, taking: assigned - absent.length, absent };
}

const byLength = (one: AbsentAgent, other: AbsentAgent): number =>
  (other.over ?? 0) - (one.over ?? 0) ||
  other.until - other.from - (one.until - one.from) ||
  (one.user < other.user ? -1 : 1);

/** Returns how many agents took the calls of a segment over a period. The first step is at its start. */
export function staffSteps(
  presence: readonly PresenceSpan[],
  segment: string | null,
  { from, until }: Period,
): readonly StaffStep[] {
  const changes = new Map([[from, 0]]);
  const change = (at: number, by: number) => void changes.set(at, (changes.get(at) ?? 0) + by);
  for (const span of presence) {
    if (!isTaking(span, segment) || span.until <= from || span.from >= until) continue;
    change(Math.max(from, span.from), 1);
    if (span.until < until) change(span.until, -1);
  }
  let taking = 0;
  const steps: StaffStep[] = [];
  for (const [at, by] of [...changes].sort(([one], [other]) => one - other)) {
    taking += by;
    if (by !== 0 || at === from) steps.push({ at, taking });
  }
  return steps;
}

/** Returns the mean number of agents in each of some periods, which are in order, as the steps are. */
export function meanStaff(steps: readonly StaffStep[], periods: readonly Period[]): readonly number[] {
  let place = 0;
  return periods.map(({ from, until }) => {
    while ((steps[place + 1]?.at ?? Infinity) <= from) place++;
    let sum = 0;
    for (let next = place; (steps[next]?.at ?? Infinity) < until; next++) {
      const { at, taking } = steps[next] ?? { at: until, taking: 0 };
      sum += taking * overlap({ from: at, until: steps[next + 1]?.at ?? Infinity }, { from, until });
    }
    return until > from ? sum / (until - from) : 0;
  });
}

interface State extends Omit<PresenceSpan, "status"> {
  readonly status: ShownStatus | null;
}

/** Returns the states of an agent in order, with the times without a span as not connected. */
function filled(spans: readonly PresenceSpan[], user: string, { from, until }: Period): readonly State[] {
  const states: State[] = [];
  let reached = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from > reached)
      states.push({ user, segments: span.segments, status: null, from: reached, until: span.from });
    states.push(span);
    reached = Math.max(reached, span.until);
  }
  if (reached < until) states.push({ user, segments: [], status: null, from: reached, until });
  return states;
}

const isTaking = ({ status, segments }: State, segment: string | null): boolean =>
  status !== null && TAKING.has(status) && (segment === null || segments.includes(segment));

function absence({ user, status, from, until, reason }: State, limits: StatusLimits): AbsentAgent {
  const limit = status === null ? undefined : limits[status];
  const over = limit === undefined ? 0 : until - from - limit * 60_000;
  return {
    user,
    status,
    isElsewhere: status !== null && TAKING.has(status),
    from,
    until,
    over: over > 0 ? over : null,
    reason: reason ?? null,
  };
}

const overlap = (one: Period, other: Period): number =>
  Math.max(0, Math.min(one.until, other.until) - Math.max(one.from, other.from));
