import type { FoldEvent } from "../../events/event.ts";
import { groupedBy, median } from "./series.ts";
import type { Wait } from "./waits.ts";

/** A period in which an agent was in a call, ms. */
interface AgentCall {
  readonly from: number;
  /** `Infinity` if the log ends during the call. */
  readonly until: number;
}

/** Calls of each agent by user id, in the order of their start. */
export type AgentCalls = ReadonlyMap<string, readonly AgentCall[]>;

/** An agent with the number of customers they answered. */
export interface Answering {
  readonly user: string;
  readonly answered: number;
}

/** An agent who usually answers at an hour but did not. */
export interface MissingAgent {
  readonly user: string;
  /** Usual number of answers: the median of the other days on which the agent answered at this hour. */
  readonly usual: number;
  /**
   * Reason derived from the log, with times in ms. `in-call`: the agent was in a call during the hour.
   * `left`: the last call ended before the hour. `came`: the first call of the day began later. `away`: the
   * agent had no calls that day.
   */
  readonly why:
    | { readonly kind: "in-call"; readonly from: number; readonly until: number }
    | { readonly kind: "left" | "came"; readonly at: number }
    | { readonly kind: "away" };
}

/** Medians of the same hour on other days with answers, and the number of these days. */
export interface UsualFigures {
  readonly offered: number;
  readonly agents: number;
  readonly days: number;
}

/** Arrivals of an hour, and the agents who answered in it. */
interface StaffedHour {
  readonly offered: number;
  readonly staff: readonly Answering[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the agents who answered, with their numbers of answers, highest first. */
export const answeringIn = (answered: readonly Wait[]): readonly Answering[] =>
  [
    ...groupedBy(
      answered.filter(({ user }) => user !== null),
      ({ user }) => user ?? "",
    ),
  ]
    .map(([user, own]) => ({ user, answered: own.length }))
    .sort((a, b) => b.answered - a.answered || (a.user < b.user ? -1 : 1));

/**
 * Returns the usual figures of an hour, from the same hour of other days on which agents answered. Requires
 * at least one such day.
 */
export const usualOf = (others: readonly StaffedHour[]): UsualFigures => ({
  offered: median(others.map(({ offered }) => offered)),
  agents: median(others.map(({ staff }) => staff.length)),
  days: others.length,
});

/**
 * Returns the agents who answered at this hour on at least half of the other days, but not on this day. The
 * highest usual count comes first.
 */
export function missingFrom(
  staff: readonly Answering[],
  others: readonly (readonly Answering[])[],
  hour: Span,
  day: Span,
  calls: AgentCalls,
): readonly MissingAgent[] {
  const here = new Set(staff.map(({ user }) => user));
  return [...groupedBy(others.flat(), ({ user }) => user)]
    .filter(([user, days]) => !here.has(user) && days.length * 2 >= others.length)
    .map(([user, days]) => ({
      user,
      usual: median(days.map(({ answered }) => answered)),
      why: whereabouts(calls.get(user) ?? [], hour, day),
    }))
    .sort((a, b) => b.usual - a.usual || (a.user < b.user ? -1 : 1));
}

function whereabouts(calls: readonly AgentCall[], hour: Span, day: Span): MissingAgent["why"] {
  const own = calls.filter(({ from, until }) => until > day.start && from < day.end);
  const inCall = own.find(({ from, until }) => from < hour.end && until > hour.start);
  if (inCall) return { kind: "in-call", from: inCall.from, until: Math.min(inCall.until, day.end) };
  const before = own.findLast(({ until }) => until <= hour.start);
  if (before) return { kind: "left", at: before.until };
  const [after] = own;
  return after ? { kind: "came", at: after.from } : { kind: "away" };
}

/** Events in their order, and the time (ms) of each. */
interface Log {
  readonly facts: readonly FoldEvent[];
  readonly clock: ArrayLike<number>;
}

/** Returns the agent to which an event assigns a call; undefined if the event assigns none. */
const takenBy = ({ type, data }: FoldEvent): unknown =>
  type === "call-created" ? data["user"] : type === "call-transferred" ? data["toUser"] : undefined;

/** Returns the calls of each agent. The last ones have no end if the replay file ends during them. */
export function agentCallsOf({ facts, clock }: Log): AgentCalls {
  const calls = new Map<string, { from: number; until: number }[]>();
  const running = new Map<string, { from: number; until: number }>();
  for (const [index, fact] of facts.entries()) {
    const now = clock[index] ?? 0;
    const user = takenBy(fact);
    const before = running.get(fact.subject);
    if (before && (fact.type === "call-ended" || typeof user === "string")) {
      before.until = now;
      running.delete(fact.subject);
    }
    if (typeof user !== "string") continue;
    const call = { from: now, until: Infinity };
    running.set(fact.subject, call);
    const own = calls.get(user);
    if (own) own.push(call);
    else calls.set(user, [call]);
  }
  return calls;
}
