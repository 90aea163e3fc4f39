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
import { longCall, longWait } from "../../streams/metrics/why/measured.ts";
import { DEFAULT_TARGETS } from "../../streams/metrics/targets.ts";
import type { WhyMeasure } from "../../openapi/generated/console.ts";
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
export interface AskedCalls extends Pick<Question, "zone" | "from" | "until">, Pick<Circumstances, "limits"> {
  /** Default: the service level. */
  readonly measure?: WhyMeasure;
  readonly withinSeconds: number;
  readonly targetPercent: number;
  /** Default: that of a new account. */
  readonly abandonedPercent?: number;
  readonly calls: readonly QueuedCall[];
  /** Null if no source reports the states of agents. */
  readonly presence: readonly PresenceSpan[] | null;
}

/** Explains a number of calls, as the platform does from its numbers. */
export function explainedCalls(asked: AskedCalls): Reasons {
  const {
    calls,
    presence,
    limits,
    measure = "serviceLevel",
    withinSeconds,
    targetPercent,
    ...period
  } = asked;
  const targets = {
    ...DEFAULT_TARGETS,
    answerWithinSeconds: withinSeconds,
    serviceLevelPercent: targetPercent,
    ...(asked.abandonedPercent !== undefined && { abandonedPercent: asked.abandonedPercent }),
  };
  const question: Question = { ...period, measure, targets, ...tallied(asked) };
  const reasons = reasonsOf(question);
  const handleTimes = reasons.block && handleTimesOf(calls, reasons.block, period);
  return withCauses(reasons, question, {
    presence: presence && { spans: presence, from: period.from, until: period.until },
    limits,
    handleTimes,
  });
}

/** The time (ms) with which a call counts for a measure, late or not; null if it does not count. */
type Counted = { readonly time: number; readonly isLate: boolean } | null;

/** Returns how each measure counts a call; `threshold` is that of the question. */
function countedBy(
  measure: WhyMeasure,
  { since, until, isAnswered, handled }: QueuedCall,
  { withinSeconds, threshold, oldest, now }: Record<"withinSeconds" | "threshold" | "oldest" | "now", number>,
): Counted {
  const waits = until === null;
  switch (measure) {
    case "serviceLevel":
      return waits ? null : { time: 0, isLate: !isInTime({ isAnswered, since, until }, withinSeconds) };
    case "abandonRate":
      return waits ? null : { time: 0, isLate: !isAnswered };
    case "averageSpeedOfAnswer":
      if (waits || !isAnswered) return null;
      return { time: until - since, isLate: !isInTime({ isAnswered, since, until }, withinSeconds) };
    case "longestWait":
      return waits ? null : { time: until - since, isLate: until - since >= threshold };
    case "averageHandleTime":
      return handled === null || handled === undefined
        ? null
        : { time: handled, isLate: handled >= threshold };
    case "waiting":
    case "currentWait":
      return since < oldest ? null : { time: waits ? now - since : 0, isLate: waits };
  }
}

/** Counts the calls of a period, in any order. */
function tallied({
  calls,
  measure = "serviceLevel",
  zone,
  from,
  until,
  withinSeconds,
}: AskedCalls): Pick<Question, "tallies" | "threshold"> {
  const quarterOf = quarterHours(zone);
  const own = calls.filter(({ since }) => since >= from && since < until);
  const longest = Math.max(0, ...own.map((call) => (call.until ?? call.since) - call.since));
  const threshold =
    measure === "longestWait"
      ? longWait(longest)
      : measure === "averageHandleTime"
        ? longCall(median(own.flatMap(({ handled }) => handled ?? [])))
        : null;
  const oldest = Math.min(...own.flatMap((call) => (call.until === null ? [call.since] : [])));
  const tallies = new Map<string, Tally>();
  for (const call of own) {
    const { segment } = call;
    const { from: at } = quarterOf(call.since);
    const counted = countedBy(measure, call, {
      withinSeconds,
      threshold: threshold ?? 0,
      oldest,
      now: until - 1,
    });
    const isLate = counted?.isLate === true;
    const count = (condition: boolean) => (condition ? 1 : 0);
    const { time = 0 } = counted ?? {};
    const key = `${at} ${segment}`;
    const tally = tallies.get(key);
    tallies.set(key, {
      segment,
      at,
      calls: (tally?.calls ?? 0) + count(counted !== null),
      late: (tally?.late ?? 0) + count(isLate),
      left: (tally?.left ?? 0) + count(isLate && call.until !== null && !call.isAnswered),
      time: (tally?.time ?? 0) + time,
      longest: Math.max(tally?.longest ?? 0, time),
      arrived: (tally?.arrived ?? 0) + count(call.until !== null),
      waiting: (tally?.waiting ?? 0) + count(call.until === null),
    });
  }
  return { tallies: [...tallies.values()], threshold };
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
