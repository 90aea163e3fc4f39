import {
  type Circumstances,
  type Question,
  type Reasons,
  reasonsOf,
  withCauses,
} from "../../streams/metrics/why/reasons.ts";
import { type Quarter, quarterHours } from "../../streams/metrics/why/quarter-hours.ts";
import type { PresenceSpan } from "../../streams/metrics/why/segment-staff.ts";
import { median } from "../../streams/metrics/why/series.ts";
import type { HandleTime, Tally } from "../../streams/metrics/why/tallies.ts";
import { isInTime, type Wait } from "../../streams/metrics/why/waits.ts";

/** A call that entered a queue. Times in ms. */
export interface QueuedCall extends Omit<Wait, "until" | "user"> {
  /** Time of answer or abandonment; null for a customer who still waits. */
  readonly until: number | null;
  /** Handle time; null or absent if it is unknown. */
  readonly handled?: number | null | undefined;
}

/** A period of a segment, or of all segments if `segment` is null. Times in ms. */
interface Part {
  readonly segment: string | null;
  readonly from: number;
  readonly until: number;
}

/** A question with its calls, and all that is known about their agents. */
export interface AskedCalls extends Omit<Question, "tallies">, Pick<Circumstances, "limits"> {
  readonly calls: readonly QueuedCall[];
  /** Null if no source reports the states of agents. */
  readonly presence: readonly PresenceSpan[] | null;
}

/** Explains the service level of calls, as the platform does from its numbers. */
export function explainedCalls({ calls, presence, limits, ...period }: AskedCalls): Reasons {
  const question: Question = { ...period, tallies: tallied(calls, period) };
  const reasons = reasonsOf(question);
  const handleTimes = reasons.block && handleTimesOf(calls, reasons.block, period);
  return withCauses(reasons, question, {
    presence: presence && { spans: presence, from: period.from, until: period.until },
    limits,
    handleTimes,
  });
}

/** Counts the calls of a period, in any order. */
function tallied(
  calls: readonly QueuedCall[],
  { zone, from, until, withinSeconds }: Quarter & { readonly zone: string; readonly withinSeconds: number },
): readonly Tally[] {
  const quarterOf = quarterHours(zone);
  const tallies = new Map<string, Tally>();
  for (const { segment, since, until: ended, isAnswered } of calls) {
    if (since < from || since >= until) continue;
    const { from: at } = quarterOf(since);
    const key = `${at} ${segment}`;
    const tally = tallies.get(key) ?? { segment, at, inTime: 0, answeredLate: 0, left: 0, waiting: 0 };
    const what =
      ended === null
        ? "waiting"
        : !isAnswered
          ? "left"
          : isInTime({ isAnswered, since, until: ended }, withinSeconds)
            ? "inTime"
            : "answeredLate";
    tallies.set(key, { ...tally, [what]: tally[what] + 1 });
  }
  return [...tallies.values()];
}

/** Returns the median handle times of the calls of a part of a period, and of its segment's other calls. */
function handleTimesOf(
  calls: readonly QueuedCall[],
  { segment, from, until }: Part,
  period: Quarter,
): { readonly inside: HandleTime; readonly outside: HandleTime } {
  const own = calls.filter(
    (call) =>
      call.until !== null &&
      (segment === null || call.segment === segment) &&
      call.since >= period.from &&
      call.since < period.until,
  );
  const isInside = ({ since }: QueuedCall) => since >= from && since < until;
  const typical = (some: readonly QueuedCall[]): HandleTime => {
    const known = some.flatMap(({ handled }) => handled ?? []);
    return { calls: known.length, median: median(known) };
  };
  return { inside: typical(own.filter(isInside)), outside: typical(own.filter((call) => !isInside(call))) };
}
