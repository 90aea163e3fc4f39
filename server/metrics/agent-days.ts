import { type Kysely, sql, type Transaction } from "kysely";
import type { AgentMetricsQuery } from "../../openapi/generated/console.ts";
import type { StatusLimits } from "../../streams/metrics/status-limit.ts";
import { localDay } from "../../streams/projections/local-day.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { floorOf } from "../log/channel-name.ts";
import { floorTime } from "../log/floor-clock.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { readPosition } from "../log/read-log.ts";
import { configurationOf } from "../people/account-configuration.ts";
import { chosen, type SpanOptions } from "./agent-spans.ts";
import { type Day, readLevels, readSums, type SumRow } from "./agent-sums.ts";

/** Increase the version when the same records give other sums. */
const AGENT_SUMS_VERSION = 1;
/** Number of days before today whose sums are stored: a year, and the year with which it is compared. */
const STORED_DAYS = 731;
/** Number of days of an account that one round stores by default, so that the next jobs do not wait. */
const ROUND = 5;
/** Time (ms) until an account is looked at again after a round without work. */
const REST = 60_000;

/** Days of a period of which the sums are stored, by their number in it from 1, and the runs of all others. */
export interface Coverage {
  readonly stored: readonly number[];
  readonly missing: readonly { readonly first: number; readonly days: readonly Day[] }[];
}

interface CoverageOptions {
  readonly account: string;
  readonly zone: string;
  readonly limits: StatusLimits;
  readonly days: readonly Day[];
  /** Time (ms) of the floor. */
  readonly now: number;
}

/** Returns which days of a period are stored as a whole. A day can be stored before a clock was moved back. */
export async function readCoverage(
  db: Queries,
  { account, zone, limits, days, now }: CoverageOptions,
): Promise<Coverage> {
  const { rows } = await sql<{ starts: number; ends: number }>`
    select starts, ends from agent_days where account = ${account} and starts >= ${days[0]?.start ?? 0}
      and ends <= ${Math.min(now, days.at(-1)?.end ?? 0)} and ${isCurrent(zone, limits)}`.execute(db);
  const ends = new Map(rows.map((row) => [row.starts, row.ends]));
  const stored: number[] = [];
  const missing: { first: number; days: Day[] }[] = [];
  for (const [index, day] of days.entries()) {
    const number = index + 1;
    if (ends.get(day.start) === day.end) stored.push(number);
    else if (missing.length > 0 && stored.at(-1) !== number - 1) missing.at(-1)?.days.push(day);
    else missing.push({ first: number, days: [day] });
  }
  return { stored, missing };
}

const isCurrent = (zone: string, limits: StatusLimits) =>
  sql`zone = ${zone} and definition = ${AGENT_SUMS_VERSION} and limits = ${JSON.stringify(limits)}::jsonb`;

interface StoredOptions {
  readonly days: readonly Day[];
  readonly stored: readonly number[];
  readonly groupBy: NonNullable<AgentMetricsQuery["groupBy"]>;
}

/** Adds up the stored sums of some days at all levels. */
export async function readStoredSums(
  db: Queries,
  options: Pick<SpanOptions, "account" | "filters">,
  { days, stored, groupBy }: StoredOptions,
): Promise<readonly SumRow[]> {
  if (stored.length === 0) return [];
  const starts = stored.map((number) => days[number - 1]?.start ?? 0);
  return readLevels(db, {
    parts: sql`
      select sum.agent, chosen.day, sum.what, sum.value
      from unnest(${starts}::bigint[], ${[...stored]}::integer[]) as chosen (starts, day)
      join agent_days on agent_days.account = ${options.account} and agent_days.starts = chosen.starts
      cross join lateral unnest(agents, names, amounts) as sum (agent, what, value)
      where ${chosen(sql`sum.agent`, options)}`,
    groupBy,
  });
}

interface AgentDaysOptions {
  readonly db: Kysely<Tables>;
  readonly times: () => FloorTimes;
  /** Number of days of an account that one round stores. */
  readonly round?: number;
}

/** Account whose days are stored. */
interface Center {
  readonly account: string;
  readonly zone: string;
  readonly limits: StatusLimits;
  /** Time (ms) of the first record. */
  readonly first: number;
}

/**
 * Stores the sums of agents of each day of an account's zone that is over, newest first, so that reports of long
 * periods need not read all records. Later changes of the records delete them (`forget-agent-days.ts`).
 */
export class AgentDays {
  /** Time (ms) at which each account is looked at again. */
  private readonly rested = new Map<string, number>();

  constructor(private readonly options: AgentDaysOptions) {}

  /** Stores some of the missing days of each account. */
  async store(): Promise<void> {
    const { db, times, round = ROUND } = this.options;
    for (const center of await readCenters(db)) {
      const { now } = times();
      if (now < (this.rested.get(center.account) ?? 0)) continue;
      const missing = await missingDays(db, center, times());
      for (const day of missing.slice(0, round))
        await db.transaction().execute((trx) => storeDay(trx, center, day, times()));
      this.rested.set(center.account, missing.length > round ? 0 : now + REST);
    }
  }
}

/** Reads the accounts with records of agents. */
async function readCenters(db: Kysely<Tables>): Promise<readonly Center[]> {
  const first = (table: string, column: string) =>
    sql`(select min(${sql.ref(column)}) from ${sql.table(table)} where account = accounts.id)`;
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "time_zone", "configuration"])
    .select(
      sql<
        number | null
      >`least(${first("status_records", "began_at")}, ${first("connection_records", "at")}, ${first("call_records", "created_at")})`.as(
        "first",
      ),
    )
    .execute();
  return rows.flatMap(({ id, time_zone: zone, configuration, first: time }) =>
    time === null
      ? []
      : [{ account: id, zone, limits: configurationOf(configuration).statusLimits, first: time }],
  );
}

/** Returns the days that are over and not stored, newest first. Deletes those of another zone or definition. */
async function missingDays(
  db: Kysely<Tables>,
  { account, zone, limits, first }: Center,
  times: FloorTimes,
): Promise<readonly Day[]> {
  await sql`delete from agent_days where account = ${account} and not (${isCurrent(zone, limits)})`.execute(
    db,
  );
  const rows = await db.selectFrom("agent_days").select("starts").where("account", "=", account).execute();
  const stored = new Set(rows.map(({ starts }) => starts));
  const now = floorTime(await readPosition(db, floorOf(account)), times);
  const missing: Day[] = [];
  let end = localDay(now, zone).start;
  for (let count = 0; count < STORED_DAYS && end > first; count++) {
    const day = localDay(end - 1, zone);
    if (!stored.has(day.start)) missing.push(day);
    end = day.start;
  }
  return missing;
}

/**
 * Stores the sums of a day. Locks the channel, so that no event is written until the end. Does nothing while past
 * events are being written, and while a status with a limit continues that began on that day.
 */
async function storeDay(
  trx: Transaction<Tables>,
  { account, zone, limits }: Center,
  day: Day,
  times: FloorTimes,
): Promise<void> {
  const { number: channel } = await trx
    .selectFrom("channels")
    .select("number")
    .where("name", "=", floorOf(account))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const now = floorTime(await readPosition(trx, floorOf(account)), times);
  if (day.end > now) return;
  const { rows } = await sql`
    select from epochs where channel = ${channel} and ended and head = 0
    union all
    select from status_records join channels on channels.number = ${channel} and channels.epoch = status_records.epoch
    where status_records.account = ${account} and ended_at is null and began_at >= ${day.start} and began_at < ${day.end}
      and status = any(${Object.keys(limits)}::text[])
    union all
    select from agent_days where account = ${account} and starts = ${day.start}
    limit 1`.execute(trx);
  if (rows.length > 0) return;
  const options = { account, filters: undefined, from: day.start, to: day.end, now };
  const sums = await readSums(trx, options, { days: [day], groupBy: ["agent"], withOffers: true, limits });
  const parts = sums.flatMap(({ agent, sums: amounts }) =>
    agent === null ? [] : Object.entries(amounts).map(([name, amount]) => ({ agent, name, amount })),
  );
  await trx
    .insertInto("agent_days")
    .values({
      account,
      starts: day.start,
      ends: day.end,
      zone,
      definition: AGENT_SUMS_VERSION,
      limits: JSON.stringify(limits),
      agents: parts.map(({ agent }) => agent),
      names: parts.map(({ name }) => name),
      amounts: parts.map(({ amount }) => amount),
    })
    .execute();
}
