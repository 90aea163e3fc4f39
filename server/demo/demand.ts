import type { MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { DemoCenter, DemoSegment } from "./demo-center.ts";
import type { Random } from "./random.ts";

/**
 * Relative load of each hour of a day; at 1, about `LEVEL` contacts per agent arrive in the hour. The values
 * are from the January log of the Anonymous Bank (a public dataset of calls), but higher at night, as in a
 * center that is always open.
 */
const BY_HOUR = [
  0.56, 0.52, 0.5, 0.5, 0.52, 0.55, 0.62, 0.95, 1.5, 1.83, 2, 1.77, 1.65, 1.6, 1.79, 1.84, 2.06, 1.52, 1.15,
  1.17, 0.9, 0.79, 0.76, 0.67,
];

/** Number of contacts per hour and agent of the center at a relative load of 1. */
const LEVEL = 3.6;
const HOUR = 3_600_000;

/** An arriving customer: time (ms) and segment. */
export interface Arrival {
  readonly time: number;
  readonly segment: DemoSegment;
}

/**
 * Yields the arrivals of a day (ms from `start` to `end`): a Poisson process whose rate follows the load by
 * hour.
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
 * Returns the relative load at a part of the day (0 to 1), interpolated linearly between the middles of two
 * hours. On days with a clock change, the day is divided into 24 equal parts, which are slightly longer or
 * shorter than an hour.
 */
function busynessAt(partOfDay: number): number {
  const hour = partOfDay * 24 - 0.5;
  const before = BY_HOUR[(Math.floor(hour) + 24) % 24] ?? 1;
  const after = BY_HOUR[(Math.floor(hour) + 1) % 24] ?? 1;
  return before + (after - before) * (hour - Math.floor(hour));
}

/**
 * Returns the weight of a segment. Each of its agents counts as 1 divided by the number of segments that the
 * agent serves.
 */
const shareOf = ({ id }: DemoSegment, agents: DemoCenter["agents"]): number =>
  agents.reduce((sum, { segments }) => sum + (segments.includes(id) ? 1 / segments.length : 0), 0);

/** Median talk times of the bank's services, seconds. Each segment uses one of them. */
const TALK_MEDIANS = [118, 84, 104, 168, 150, 96, 175, 128, 110];
const TALK_SPREAD = 0.85;
const LONGEST_TALK = 1_500;

/** Returns the duration of a conversation, ms. Video calls take longer. */
export function talkTime(segment: number, channel: MediaChannel, random: Random): number {
  const median = (TALK_MEDIANS[segment % TALK_MEDIANS.length] ?? 120) * (channel === "video" ? 1.25 : 1);
  return Math.min(LONGEST_TALK, Math.max(6, random.lognormal(median, TALK_SPREAD))) * 1000;
}

/**
 * Returns the time (ms) after which a waiting customer abandons. The distribution is exponential, fitted to
 * the abandoned and answered waits of the bank, and limited, which leaves out the few very long waits of the
 * bank.
 */
export const patience = (random: Random): number =>
  3_000 + Math.min(random.exponential(340_000), random.between(150_000, 330_000));
