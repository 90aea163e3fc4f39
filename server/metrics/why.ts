import { type Kysely, sql } from "kysely";
import type { Explanation, Targets, WhyQuery } from "../../openapi/generated/console.ts";
import type { StatusLimits } from "../../streams/metrics/status-limit.ts";
import { isByDay, lateColumns, LONGEST_DAYS } from "../../streams/metrics/why/columns.ts";
import {
  type Block,
  type Circumstances,
  type Question,
  type Reasons,
  reasonsOf,
  withCauses,
} from "../../streams/metrics/why/reasons.ts";
import type { PresenceSpan } from "../../streams/metrics/why/segment-staff.ts";
import { groupedBy } from "../../streams/metrics/why/series.ts";
import { localDay } from "../../streams/projections/local-day.ts";
import { shownAs } from "../../streams/projections/agent-status.ts";
import type { Tables } from "../database/schema.ts";
import { Problem } from "../kit/problem.ts";
import { floorOf } from "../log/channel-name.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { readPosition } from "../log/read-log.ts";
import { populateEver } from "../resources/named-ever.ts";
import { daysOf } from "./agent-sums.ts";
import { floorTime } from "../log/floor-clock.ts";
import { disconnections, type SpanOptions } from "./agent-spans.ts";
import { readAgentStates } from "./agent-states.ts";
import { filtersOf, periodOf } from "./call-filters.ts";
import { readHandleTimes, readTallies } from "./why-tallies.ts";

/** Longest period, ms; one of its days can have 25 hours. */
const LONGEST = LONGEST_DAYS * 86_400_000 + 3_600_000;

interface WhyOptions {
  readonly account: string;
  readonly query: WhyQuery;
  readonly targets: Targets;
  readonly limits: StatusLimits;
  readonly times: FloorTimes;
}

/**
 * Explains a number of a period, which is that of the call metrics over the same calls: which segment, quarter
 * hours and agents caused the late calls. A period that lasts is explained up to now.
 */
export async function explainNumber(
  db: Kysely<Tables>,
  { account, query, targets, limits, times }: WhyOptions,
): Promise<Explanation> {
  const [from, to] = periodOf(query);
  if (to - from > LONGEST) {
    const message = `An explanation covers at most ${LONGEST_DAYS} days. Choose a shorter period.`;
    throw new Problem("unprocessable", {
      detail: message,
      errors: [{ pointer: "/body/range", code: "too-long", message }],
    });
  }
  const { zone } = query.range;
  const now = floorTime(await readPosition(db, floorOf(account)), times);
  // The clock of a replayed day can be before the period; the calls of the period are known then too.
  const until = now >= from && now < to ? now + 1 : to;
  const callsIn = (since: number, end: number) =>
    sql.join(
      [
        sql`account = ${account} and created_at >= ${since} and created_at < ${end}`,
        ...filtersOf(account, query.filters),
      ],
      sql` and `,
    );
  const calls = callsIn(from, until);
  const { measure = "serviceLevel" } = query;
  const question: Question = {
    ...(await readTallies(db, { measure, calls, targets, now })),
    measure,
    targets,
    zone,
    from,
    until,
  };
  const found = reasonsOf(question);
  const { block } = found;
  if (!block) return explanationOf(found, zone, await readNames(db, account, found));
  const around = aroundPeriod(found, block, now, zone);
  const isWider = around.from < from || around.to > until;
  const others = callsIn(around.from, around.to);
  const reasons = withCauses(found, question, {
    ...(isWider && {
      around: {
        from: around.from,
        until: around.to,
        // Arrivals are the same for every measure.
        tallies: (await readTallies(db, { measure: "serviceLevel", calls: others, targets, now })).tallies,
      },
    }),
    presence: await readPresence(db, { account, now, zone, block, ...aroundBlock(found, block, now, zone) }),
    limits,
    handleTimes: await readHandleTimes(db, others, block),
  });
  return explanationOf(reasons, zone, await readNames(db, account, reasons));
}

interface PresenceOptions extends Pick<SpanOptions, "account" | "from" | "to" | "now"> {
  readonly zone: string;
  /** Block whose agents are read. */
  readonly block: Block;
}

/** Returns the local days of a block, up to now. */
function daysAround({ from, until }: Block, now: number, zone: string): Pick<SpanOptions, "from" | "to"> {
  const { start } = localDay(from, zone);
  const { end } = localDay(until - 1, zone);
  return { from: start, to: end > now && now >= start ? Math.max(until, now) : end };
}

/** Returns the time with which the block of a period is compared: the period, and all hours of the block's days. */
function aroundPeriod(
  { from, until }: Reasons,
  block: Block,
  now: number,
  zone: string,
): Pick<SpanOptions, "from" | "to"> {
  const days = daysAround(block, now, zone);
  return { from: Math.min(from, days.from), to: Math.max(until, days.to) };
}

/** Returns the time of which the states of agents are read: as `aroundPeriod`, without the other days of a long one. */
function aroundBlock(
  reasons: Reasons,
  block: Block,
  now: number,
  zone: string,
): Pick<SpanOptions, "from" | "to"> {
  const { from, to } = isByDay(reasons)
    ? daysAround(block, now, zone)
    : aroundPeriod(reasons, block, now, zone);
  // No state is known beyond now.
  return { from, to: to > now ? Math.max(from + 1, now) : to };
}

/**
 * Reads the states of the agents who are assigned to the segment of a block. A time after a disconnection is a
 * state with its reason.
 */
async function readPresence(
  db: Kysely<Tables>,
  { zone, block: { segment }, ...period }: PresenceOptions,
): Promise<NonNullable<Circumstances["presence"]>> {
  const { account, from, to } = period;
  const assigned = await db
    .selectFrom("segment_users")
    .select(["user_id as user", "segment"])
    .where("account", "=", account)
    .execute();
  const segmentsOf = new Map<string, string[]>();
  for (const one of assigned) segmentsOf.set(one.user, [...(segmentsOf.get(one.user) ?? []), one.segment]);
  const agents = [...segmentsOf].flatMap(([user, own]) =>
    segment === null || own.includes(segment) ? [user] : [],
  );
  if (agents.length === 0) return { from, until: to, spans: [] };
  const options: SpanOptions = { ...period, filters: { agent: agents } };
  const states = await readAgentStates(db, options, daysOf(from, to, zone));
  const { rows: ends } = await sql<{
    readonly user: string;
    readonly at: number;
    readonly reason: string;
  }>`select user_id as "user", at::float8 as at, max(reason) as reason from (${disconnections(options)}) as ended group by 1, 2 order by 1, 2`.execute(
    db,
  );
  const connected = states.map(({ user, status, from: began, until }): PresenceSpan => ({
    user,
    segments: segmentsOf.get(user) ?? [],
    status: status === "online" ? status : shownAs(status),
    from: began,
    until,
  }));
  const byUser = groupedBy(connected, ({ user }) => user);
  const after = ends.flatMap((end) => disconnected(end, byUser.get(end.user) ?? [], to));
  return { from, until: to, spans: [...connected, ...after] };
}

/** Returns the time from a disconnection to the next state; nothing if another connection continued. */
function disconnected(
  { user, at, reason }: { readonly user: string; readonly at: number; readonly reason: string },
  own: readonly PresenceSpan[],
  to: number,
): readonly PresenceSpan[] {
  if (own.some(({ from, until }) => from <= at && until > at)) return [];
  const until = own.find(({ from }) => from > at)?.from ?? to;
  const { segments = [] } = own[0] ?? {};
  return [{ user, segments, status: "disconnected", from: at, until, reason }];
}

type Names = Readonly<Record<"segments" | "agents", ReadonlyMap<string, string | null>>>;

/** Reads the names of the segments and of the absent agents, those of removed ones too. */
async function readNames(db: Kysely<Tables>, account: string, { segments, block }: Reasons): Promise<Names> {
  const named = async (kind: "Segment" | "User", ids: readonly string[]) => {
    const shapes = ids.map((id) => ({ _id: id, named: id }));
    const shown = shapes.length === 0 ? [] : await populateEver(db, account, { named: kind }, shapes);
    return new Map(shown.map(({ _id, named: value }) => [_id, nameIn(value)]));
  };
  return {
    segments: await named(
      "Segment",
      segments.map(({ segment }) => segment),
    ),
    agents: await named("User", block?.staff?.absent.map(({ user }) => user) ?? []),
  };
}

function nameIn(value: unknown): string | null {
  const { name } = Object(value) as { readonly name?: unknown }; // a populated reference, or an id
  return typeof name === "string" ? name : null;
}

const timeOf = (at: number): string => new Date(at).toISOString();

const timesOf = <Span extends { readonly from: number; readonly until: number }>(span: Span) => ({
  ...span,
  from: timeOf(span.from),
  until: timeOf(span.until),
});

/** Returns the explanation in the form of the contract. */
function explanationOf(reasons: Reasons, zone: string, names: Names): Explanation {
  const { quarters: _, segments, block, spread, from, until, ...others } = reasons;
  return {
    ...others,
    from: timeOf(from),
    until: timeOf(until),
    block: block && blockOf(block, isByDay(reasons)),
    spread: { ...spread, worst: spread.worst && timesOf(spread.worst) },
    segments: segments.map(({ segment, ...numbers }) => ({
      _id: segment,
      name: names.segments.get(segment) ?? null,
      ...numbers,
    })),
    columns: lateColumns(reasons, zone).map(timesOf),
    agents: [...names.agents].map(([id, name]) => ({ _id: id, name })),
  };
}

function blockOf(
  { staff, steps, changes, from, until, ...others }: Block,
  isOfDays: boolean,
): NonNullable<Explanation["block"]> {
  return {
    ...others,
    from: timeOf(from),
    until: timeOf(until),
    staff: staff && {
      ...staff,
      absent: staff.absent.map((agent) => ({
        ...agent,
        from: timeOf(agent.from),
        until: timeOf(agent.until),
      })),
    },
    // Those of many days would not be readable.
    steps: isOfDays || !steps ? null : steps.map(({ at, taking }) => ({ at: timeOf(at), taking })),
    changes: changes.map(({ what, here, usual }) => ({ what, here, usual })),
  };
}
