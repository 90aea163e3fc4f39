import type { FloorAgent } from "../../openapi/generated/live-monitor.ts";
import { idOf, isKnown, type FoldEvent } from "../events/event.ts";
import { shownStatus, type ShownStatus } from "../projections/agent-status.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import { emptyFloor } from "../projections/floor.ts";

/** The shown state of an agent between two times (ms). */
export interface StateSpan {
  readonly status: ShownStatus;
  readonly from: number;
  readonly until: number;
}

/**
 * Change of an agent's status; being in a call is not a status here. `at` is in ms; a `status` of null means
 * unknown.
 */
export interface StatusChange {
  readonly at: number;
  readonly status: ShownStatus | null;
}

/** Time of an agent in a call, in ms; `until` is null while the call continues. */
export interface CallSpan {
  readonly id: string;
  readonly from: number;
  readonly until: number | null;
}

/** Returns an agent's changes of connection and status, derived with the same rules as the floor. */
export function statusChanges(events: readonly FoldEvent[], user: string): readonly StatusChange[] {
  let floor = emptyFloor("UTC");
  const changes: StatusChange[] = [];
  for (const event of events) {
    if (event.subject !== `user/${user}`) continue;
    floor = evolveFloor(floor, [event]);
    const agent = floor.agents.get(user);
    const status = agent ? shownStatus(agent) : null;
    const last = changes.at(-1);
    if (last?.status !== status)
      changes.push({ at: Math.max(last?.at ?? 0, Date.parse(event.time)), status });
  }
  return changes;
}

/**
 * Sets the end of each ended call of an agent: the time at which the call ended or was transferred to another
 * agent or to a segment. A call that the agent left without such an event is assumed to end at the start of
 * the next call or of the agent's current state, whichever is earlier. Calls in progress keep `until` null.
 */
export function callSpans(
  calls: readonly CallSpan[],
  events: readonly FoldEvent[],
  { id: user, calls: open, since }: Pick<FloorAgent, "id" | "calls" | "since">,
): readonly CallSpan[] {
  const left = new Map<string, number>();
  for (const event of events) {
    if (!isKnown(event)) continue;
    const hasLeft =
      event.type === "call-ended" ||
      (event.type === "call-transferred" &&
        (event.data.toUser ?? (event.data.toSegment === undefined ? user : null)) !== user);
    if (hasLeft && !left.has(idOf(event.subject))) left.set(idOf(event.subject), Date.parse(event.time));
  }
  const inOrder = calls.toSorted((a, b) => a.from - b.from);
  return inOrder.map((call, place) => {
    const until = left.get(call.id) ?? call.until;
    if (until !== null || open.includes(call.id)) return { ...call, until };
    return {
      ...call,
      until: Math.max(call.from, Math.min(inOrder[place + 1]?.from ?? Infinity, since ?? call.from)),
    };
  });
}

/**
 * Returns the shown states of an agent between two times (ms): a call takes precedence over any status.
 * Unknown periods have no span; adjacent spans of one status are joined.
 */
export function agentStates(
  changes: readonly StatusChange[],
  calls: readonly CallSpan[],
  from: number,
  until: number,
): readonly StateSpan[] {
  const cuts = new Set([from, until]);
  const cut = (time: number) => void (time > from && time < until && cuts.add(time));
  for (const { at } of changes) cut(at);
  for (const call of calls) {
    cut(call.from);
    if (call.until !== null) cut(call.until);
  }
  const times = [...cuts].sort((a, b) => a - b);
  const spans: StateSpan[] = [];
  for (let place = 0; place + 1 < times.length; place++) {
    const [begins = 0, ends = 0] = [times[place], times[place + 1]];
    const inCall = calls.some((call) => call.from <= begins && (call.until ?? until) > begins);
    const status = inCall ? "in-call" : (changes.findLast(({ at }) => at <= begins)?.status ?? null);
    const last = spans.at(-1);
    if (status === null) continue;
    if (last?.status === status && last.until === begins) spans[spans.length - 1] = { ...last, until: ends };
    else spans.push({ status, from: begins, until: ends });
  }
  return spans;
}

/** Count and total duration (ms) of an agent's status. */
interface StateTotal {
  readonly status: ShownStatus;
  readonly times: number;
  readonly ms: number;
}

/** Adds up spans by status; the status with the longest total comes first. */
export function stateTotals(spans: readonly StateSpan[]): readonly StateTotal[] {
  const totals = new Map<ShownStatus, StateTotal>();
  for (const { status, from, until } of spans) {
    const before = totals.get(status);
    totals.set(status, { status, times: (before?.times ?? 0) + 1, ms: (before?.ms ?? 0) + until - from });
  }
  return [...totals.values()].sort((a, b) => b.ms - a.ms);
}

const BREAKS: ReadonlySet<ShownStatus> = new Set<ShownStatus>(["break", "bath", "meal"]);

/**
 * Returns the number of breaks and their total length in ms. A break is time in Break, Restroom or Meal;
 * directly consecutive ones count as one break.
 */
export function breaksIn(spans: readonly StateSpan[]): { readonly count: number; readonly ms: number } {
  let [count, ms] = [0, 0];
  let last: StateSpan | null = null;
  for (const span of spans) {
    if (!BREAKS.has(span.status)) continue;
    if (last?.until !== span.from) count++;
    ms += span.until - span.from;
    last = span;
  }
  return { count, ms };
}

/**
 * Returns an agent's number of calls on a local day. The agent's row counts only the calls on the day of the
 * agent's last event, so the result is 0 for any other day.
 */
export const callsOfDay = ({ today }: Pick<FloorAgent, "today">, day: string | undefined): number =>
  today.day === day ? today.calls : 0;
