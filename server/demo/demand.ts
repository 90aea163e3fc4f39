import type { MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { DemoCenter, DemoSegment } from "./demo-center.ts";
import type { LocalDay } from "../../streams/projections/local-day.ts";
import type { DayProfile } from "./day-profile.ts";
import type { Random } from "./random.ts";

/**
 * Relative load of each hour of a workday: low at night, high in the morning. The shape of the day is that of
 * the January log of the Anonymous Bank (a public dataset of calls).
 */
const BY_HOUR = [
  0.3, 0.25, 0.22, 0.22, 0.24, 0.28, 0.36, 0.6, 1.15, 1.6, 1.75, 1.72, 1.5, 1.3, 1.25, 1.4, 1.45, 1.3, 0.82,
  0.56, 0.46, 0.4, 0.36, 0.33,
];
const BUSIEST = Math.max(...BY_HOUR);

/** Number of contacts per hour and agent of the center at a relative load of 1, on an average workday. */
const LEVEL = 1.955;
const HOUR = 3_600_000;

/** Returns the mean number of contacts of a day, without those of a campaign. */
export const contactsExpected = (agents: number, { load }: Pick<DayProfile, "load">): number =>
  LEVEL * agents * load * BY_HOUR.reduce((sum, busyness) => sum + busyness, 0);

/** An arriving customer: time (ms) and segment. */
export interface Arrival {
  readonly time: number;
  readonly segment: DemoSegment;
}

/**
 * Yields the arrivals of a day: a Poisson process whose rate follows the load by hour, and the campaign of
 * the day if there is one.
 */
export function* arrivals(
  { agents, segments }: Pick<DemoCenter, "agents" | "segments">,
  { start, end }: Pick<LocalDay, "start" | "end">,
  { load, campaign }: DayProfile,
  random: Random,
): Generator<Arrival> {
  const shares = segments
    .map((segment) => [segment, shareOf(segment, agents)] as const)
    .filter(([, share]) => share > 0);
  if (shares.length === 0) return;
  const promoted = campaign && shares[campaign.segment];
  const more = promoted ? ((campaign.times - 1) * promoted[1]) / agents.length : 0;
  const level = LEVEL * agents.length * load * random.between(0.96, 1.04);
  const busiest = level * BUSIEST * (1 + more);
  for (let time = start; ;) {
    time += random.exponential(HOUR / busiest);
    if (time >= end) return;
    const hour = ((time - start) / (end - start)) * 24;
    const usual = (level * busynessAt(hour)) / busiest;
    const extra = campaign && hour >= campaign.from && hour < campaign.to ? usual * more : 0;
    const draw = random.next();
    if (draw < usual) yield { time: Math.round(time), segment: random.weighted(shares) };
    else if (promoted && draw < usual + extra) yield { time: Math.round(time), segment: promoted[0] };
  }
}

/**
 * Returns the relative load at an hour of the day (0 to 24), interpolated linearly between the middles of two
 * hours. On days with a clock change, the day is divided into 24 equal parts, which are slightly longer or
 * shorter than an hour.
 */
function busynessAt(hourOfDay: number): number {
  const hour = hourOfDay - 0.5;
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

/** Median talk times, seconds. Each segment uses one of them. */
const TALK_MEDIANS = [260, 215, 250, 345, 320, 230, 360, 285, 255];
const TALK_SPREAD = 0.75;
const LONGEST_TALK = 2_400;

/** Returns the duration of a conversation, ms. Video calls take longer. */
export function talkTime(segment: number, channel: MediaChannel, random: Random): number {
  const median = (TALK_MEDIANS[segment % TALK_MEDIANS.length] ?? 120) * (channel === "video" ? 1.25 : 1);
  return Math.min(LONGEST_TALK, Math.max(10, random.lognormal(median, TALK_SPREAD))) * 1000;
}

/**
 * Returns the time (ms) after which a waiting customer abandons. The distribution is exponential, fitted to
 * the abandoned and answered waits of the bank, and limited, which leaves out the few very long waits of the
 * bank.
 */
export const patience = (random: Random): number =>
  3_000 + Math.min(random.exponential(340_000), random.between(150_000, 330_000));
