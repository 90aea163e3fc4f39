import { Random } from "../../server/demo/random.ts";
import type { AskedCalls, QueuedCall } from "./explained-calls.ts";
import { localDay } from "../../streams/projections/local-day.ts";
import type { PresenceSpan } from "../../streams/metrics/why/segment-staff.ts";

/** The one reason for the late calls of a made-up day. `segment` is null if all segments have it. */
interface Cause {
  readonly kind: "agents" | "arrivals" | "handle-time" | "outage";
  readonly segment: string | null;
  readonly from: number;
  readonly until: number;
  /** Absent agents; empty for the other causes. */
  readonly absent: readonly string[];
}

/** A call of a made-up day. `user`: the agent who answered. */
interface PlantedCall extends QueuedCall {
  readonly id: string;
  readonly user: string | null;
}

interface PlantedQuestion extends AskedCalls {
  readonly calls: readonly PlantedCall[];
  readonly presence: readonly PresenceSpan[];
}

export interface PlantedDay {
  readonly question: PlantedQuestion;
  readonly cause: Cause | null;
}

const SEGMENTS = ["billing", "claims", "sales", "support"] as const;
const KINDS = ["agents", "arrivals", "handle-time", "outage"] as const;
/** A day of 23 hours, one of 25, two zones with half an hour, and an ordinary one. */
const DAYS = [
  ["2026-11-24T12:00:00Z", "Europe/Madrid"],
  ["2026-03-29T12:00:00Z", "Europe/Madrid"],
  ["2026-10-25T12:00:00Z", "Europe/Madrid"],
  ["2026-06-10T06:00:00Z", "Asia/Kolkata"],
  ["2026-10-03T22:00:00Z", "Australia/Lord_Howe"],
] as const;

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
/** Opening time and number of quarter hours, counted from the start of the day. */
const OPENS = 32;
const OPEN_FOR = 48;
const AGENTS = 10;
const HANDLE_TIME = 5 * MINUTE;

interface Agent {
  readonly user: string;
  readonly segment: string;
  readonly spans: PresenceSpan[];
  freeAt: number;
}

/** Returns a day of calls by its number. Days with the same number are equal. */
export const plantedDay = (number: number): PlantedDay => made(new Random(`planted ${number}`), number, true);

/** Returns a day on which every agent has more work than usual, and nothing else happens. */
export const dayWithoutCause = (number: number): PlantedDay =>
  made(new Random(`no cause ${number}`), number, false);

function made(random: Random, number: number, hasCause: boolean): PlantedDay {
  const [noon, zone] = DAYS[number % DAYS.length] ?? DAYS[0];
  const { start, end } = localDay(Date.parse(noon), zone);
  const opens = start + OPENS * QUARTER;
  const cause = hasCause ? someCause(random, KINDS[number % KINDS.length] ?? "agents", opens) : null;
  const agents = SEGMENTS.flatMap((segment) =>
    Array.from({ length: AGENTS }, (_, place): Agent => someAgent(random, segment, place, opens, cause)),
  );
  const perQuarter = AGENTS * (hasCause ? 0.4 : 0.8) * (QUARTER / HANDLE_TIME);
  const arrivals = SEGMENTS.flatMap((segment) => someArrivals(random, segment, perQuarter, opens, cause));
  const calls = arrivals
    .sort((a, b) => a.since - b.since)
    .map(({ segment, since }, place) =>
      answer(
        random,
        { id: `call ${place}`, segment, since },
        agents.filter((agent) => agent.segment === segment),
        cause,
      ),
    );
  const presence = agents.flatMap(({ spans }) => spans);
  return {
    question: {
      calls,
      presence,
      limits: { meal: 45 },
      withinSeconds: 20,
      targetPercent: 100,
      zone,
      from: start,
      until: end,
    },
    cause,
  };
}

function someCause(random: Random, kind: Cause["kind"], opens: number): Cause {
  const segment = random.pick(SEGMENTS);
  const from = opens + random.whole(8, OPEN_FOR - 16) * QUARTER;
  const until = from + random.whole(5, 8) * QUARTER;
  const absent = Array.from({ length: 8 }, (_, place) => agentId(segment, place + 1));
  return {
    kind,
    segment: kind === "outage" ? null : segment,
    from,
    until,
    absent: kind === "agents" ? absent : [],
  };
}

const agentId = (segment: string, place: number) => `${segment} agent ${place}`;

/** Returns an agent who works all day with one meal, and is away during an absence or outage. */
function someAgent(
  random: Random,
  segment: string,
  place: number,
  opens: number,
  cause: Cause | null,
): Agent {
  const user = agentId(segment, place);
  const meal = opens + (2 + place * 4) * QUARTER + random.whole(0, 10) * MINUTE;
  const isAway = cause?.kind === "outage" || cause?.absent.includes(user);
  const away: PresenceSpan[] =
    isAway && cause
      ? [
          {
            user,
            segments: [segment],
            status: cause.kind === "outage" ? "disconnected" : "training",
            from: cause.from,
            until: cause.until,
            reason: cause.kind === "outage" ? "transport close" : null,
          },
        ]
      : [];
  const rest = { user, segments: [segment], status: "meal" as const, from: meal, until: meal + 30 * MINUTE };
  // An absence takes the place of a meal that it touches.
  const breaks = [
    ...away,
    ...(away.some(({ from, until }) => from < rest.until && rest.from < until) ? [] : [rest]),
  ].sort((a, b) => a.from - b.from);
  const spans: PresenceSpan[] = [];
  let reached = opens;
  for (const span of breaks) {
    spans.push({ user, segments: [segment], status: "available", from: reached, until: span.from }, span);
    reached = span.until;
  }
  spans.push({
    user,
    segments: [segment],
    status: "available",
    from: reached,
    until: opens + (OPEN_FOR + 2) * QUARTER,
  });
  return { user, segment, spans, freeAt: opens };
}

function someArrivals(
  random: Random,
  segment: string,
  perQuarter: number,
  opens: number,
  cause: Cause | null,
): { readonly segment: string; readonly since: number }[] {
  const arrivals: { segment: string; since: number }[] = [];
  for (let since = opens; ;) {
    const isBurst = cause?.kind === "arrivals" && isIn(cause, segment, since);
    since += random.exponential(QUARTER / (perQuarter * (isBurst ? 4 : 1)));
    if (since >= opens + OPEN_FOR * QUARTER) return arrivals;
    arrivals.push({ segment, since: Math.floor(since) });
  }
}

/** Lets the first free agent answer a call, unless the customer loses patience before that. */
function answer(
  random: Random,
  call: { readonly id: string; readonly segment: string; readonly since: number },
  agents: readonly Agent[],
  cause: Cause | null,
): PlantedCall {
  const patience = MINUTE + random.exponential(6 * MINUTE);
  const isLong = cause?.kind === "handle-time" && isIn(cause, call.segment, call.since);
  const handled = Math.floor(random.lognormal(HANDLE_TIME * 0.92, 0.4) * (isLong ? 3.5 : 1));
  let [first, at] = [agents[0], Infinity];
  for (const agent of agents) {
    const next = freeFrom(agent, call.since);
    if (next < at) [first, at] = [agent, next];
  }
  if (!first || at - call.since > patience)
    return {
      ...call,
      until: Math.floor(call.since + patience),
      isAnswered: false,
      user: null,
      handled: null,
    };
  first.freeAt = at + handled;
  return { ...call, until: at, isAnswered: true, user: first.user, handled };
}

/** Returns when an agent can take a call that arrives at a time. */
function freeFrom({ spans, freeAt }: Agent, time: number): number {
  const from = Math.max(freeAt, time);
  const next = spans.find(({ status, until }) => status === "available" && until > from);
  return next ? Math.max(from, next.from) : Infinity;
}

const isIn = (cause: Cause, segment: string, time: number): boolean =>
  (cause.segment === null || cause.segment === segment) && time >= cause.from && time < cause.until;
