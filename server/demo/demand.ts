import type { MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { DemoCenter, DemoSegment } from "./demo-center.ts";
import type { Random } from "./random.ts";

/**
 * Relative load of each hour; 1 is the mean of a day. From the Anonymous Bank's January, with nights raised
 * to the level of a center that works around the clock.
 */
const BY_HOUR = [
  0.56, 0.52, 0.5, 0.5, 0.52, 0.55, 0.62, 0.95, 1.5, 1.83, 2, 1.77, 1.65, 1.6, 1.79, 1.84, 2.06, 1.52, 1.15,
  1.17, 0.9, 0.79, 0.76, 0.67,
];

/** Contacts per hour and agent of the whole center in an average hour. */
const LEVEL = 3.6;
const HOUR = 3_600_000;

/** An arriving customer: time (ms) and segment. */
export interface Arrival {
  readonly time: number;
  readonly segment: DemoSegment;
}

/**
 * Yields the arrivals of a day (ms from `start` to `end`): a Poisson process whose rate follows the hours.
 */
export function* arrivals(
  { agents, segments }: Pick<DemoCenter, "agents" | "segments">,
  start: number,
  end: number,
  random: Random,
): Generator<Arrival> {
  const shares = segments
    .map((segment) => [segment, shareOf(segment, agents)] as const)
    .filter(([, share]) => share > 0);
  if (shares.length === 0) return;
  const level = LEVEL * agents.length * random.between(0.96, 1.08);
  const busiest = level * Math.max(...BY_HOUR);
  for (let time = start; ;) {
    time += random.exponential(HOUR / busiest);
    if (time >= end) return;
    if (random.chance((level * busynessAt((time - start) / (end - start))) / busiest))
      yield { time: Math.round(time), segment: random.weighted(shares) };
  }
}

/**
 * Between the middles of two hours the change is even. On days when clocks change the hours are a little
 * longer or shorter.
 */
function busynessAt(partOfDay: number): number {
  const hour = partOfDay * 24 - 0.5;
  const before = BY_HOUR[(Math.floor(hour) + 24) % 24] ?? 1;
  const after = BY_HOUR[(Math.floor(hour) + 1) % 24] ?? 1;
  return before + (after - before) * (hour - Math.floor(hour));
}

/** A segment has as many customers as its team can serve beside what else it serves. */
const shareOf = ({ id }: DemoSegment, agents: DemoCenter["agents"]): number =>
  agents.reduce((sum, { segments }) => sum + (segments.includes(id) ? 1 / segments.length : 0), 0);

/** Medians of the talk times of the bank's services, seconds; each segment has one of them. */
const TALK_MEDIANS = [118, 84, 104, 168, 150, 96, 175, 128, 110];
const TALK_SPREAD = 0.85;
const LONGEST_TALK = 1_500;

/** Returns the duration of a conversation, ms. Video calls take longer. */
export function talkTime(segment: number, channel: MediaChannel, random: Random): number {
  const median = (TALK_MEDIANS[segment % TALK_MEDIANS.length] ?? 120) * (channel === "video" ? 1.25 : 1);
  return Math.min(LONGEST_TALK, Math.max(6, random.lognormal(median, TALK_SPREAD))) * 1000;
}

/**
 * Returns the time a customer waits before abandoning, ms: exponential, fitted to the bank's abandoned and
 * answered waits, without its few very long waits.
 */
export const patience = (random: Random): number =>
  3_000 + Math.min(random.exponential(340_000), random.between(150_000, 330_000));
