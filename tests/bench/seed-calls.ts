import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../server/database/schema.ts";
import { floorOf } from "../../server/log/channel-name.ts";
import { AgentDays } from "../../server/metrics/agent-days.ts";
import { rebuildTotals } from "../../server/read-models/call-totals.ts";
import { rebuildReadModels } from "../../server/read-models/rebuild-read-models.ts";
import { DEMO_ACCOUNT, DEMO_AGENTS, DEMO_SEGMENTS } from "../../server/seed/demo-account.ts";
import { seedDemo } from "../../server/seed/seed-demo.ts";

/** End of the year that the calls fill, ms. */
export const YEAR_END = Date.UTC(2026, 9, 1);
const DAY = 86_400_000;
export const YEAR_START = YEAR_END - 365 * DAY;
/** Start of the time with events in the log: call pages and offers read them. */
const EVENTS_START = YEAR_END - 92 * DAY;
/** End of the time with recordings. */
const RECORDINGS_END = YEAR_START + 90 * DAY;

/** Hours of the day (UTC), each as often as calls begin in it. */
const HOURS = [
  6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 16, 17, 18,
  19, 21,
];
/** Days of the week from Sunday, each as often as calls begin on it. */
const WEEKDAYS = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6];

/** Returns an evenly distributed number from 0 to 1, always the same for a row's `n` and a purpose. */
const draw = (purpose: number): RawBuilder<number> =>
  sql`((hashint8extended(n, ${sql.lit(purpose)}) & 16777215) / 16777216.0::float8)`;
/** Returns one of the values; frequent values are repeated in the list. */
const pick = (type: "text" | "int", values: readonly (string | number | null)[], purpose: number) =>
  sql`(array[${sql.join(values.map((value) => sql.lit(value)))}]::${sql.raw(type)}[])[1 + floor(${draw(purpose)} * ${sql.lit(values.length)})::int]`;
/** Returns a duration (ms) with this mean; most are shorter, a few much longer. */
const duration = (mean: number, purpose: number) =>
  sql`floor(-ln(1 - ${draw(purpose)}) * ${sql.lit(mean)})::bigint`;
const text = (value: string) => sql`${sql.lit(value)}::text`;

/** Calls with their times and outcomes, numbered in the order of their start. */
const moments = (count: number) => sql`
  select row_number() over (order by at)::bigint as n, at from (
    select ${sql.lit(YEAR_START)} + ((floor(${draw(1)} * 52)::bigint * 7 + ${pick("int", WEEKDAYS, 2)} + 4) % 365) * ${sql.lit(DAY)}
      + ${pick("int", HOURS, 3)}::bigint * 3600000 + floor(${draw(4)} * 3600000)::bigint as at
    from generate_series(1::bigint, ${sql.lit(count)}::bigint) as n
  ) as moment`;

/**
 * Writes this number of calls of one year into the demo account, with the contacts, statuses, connections,
 * recordings and events that belong to them. The same number always makes the same calls. Up to two indexes
 * at a time are created, each with `indexMemory`.
 */
export async function seedCalls(db: Kysely<Tables>, count: number, indexMemory: string): Promise<void> {
  await seedDemo(db, YEAR_END);
  // Marks the read models as current, so that the platform does not rebuild them from the log.
  await rebuildReadModels(db);
  const epoch = await openEpoch(db);
  const indexes = await dropIndexes(db, ["call_records", "contact_records", "events"]);
  await db.transaction().execute(async (trx) => {
    // A hash join or a sort in memory is several times faster.
    await sql`set local work_mem = '256MB'`.execute(trx);
    // PostgreSQL writes no log for tables that were emptied in the same transaction.
    await sql`truncate call_records, contact_records, events`.execute(trx);
    await insertCalls(trx, epoch, count);
    await insertContacts(trx);
    await insertAgentTimes(trx, epoch);
    await insertRecordings(trx);
    await insertEvents(trx, epoch);
  });
  await createIndexes(db, indexes, indexMemory);
  await db.transaction().execute(rebuildTotals);
  await sql`update epochs set head = (select max("offset") from events where events.epoch = epochs.number) where number = ${epoch.number}`.execute(
    db,
  );
  await new AgentDays({ db, times: () => ({ now: YEAR_END, lease: 0 }), round: 366 }).store();
  await sql`vacuum analyze`.execute(db);
}

/** Opens the epoch of the calls. It has ended, so that the floor of the platform stays empty. */
async function openEpoch(db: Kysely<Tables>): Promise<{ readonly number: number; readonly channel: number }> {
  const { number: channel } = await db
    .selectFrom("channels")
    .select("number")
    .where("name", "=", floorOf(DEMO_ACCOUNT.id))
    .executeTakeFirstOrThrow();
  return db
    .insertInto("epochs")
    .values({
      channel,
      epoch: "01J00000000000000000000000",
      kind: "live",
      source: "/bench",
      name: null,
      zone: DEMO_ACCOUNT.timeZone,
      ended: true,
      rate: 0,
      anchor_wall: YEAR_END,
      anchor_time: YEAR_END,
      opened_at: YEAR_START,
    })
    .returning(["number", "channel"])
    .executeTakeFirstOrThrow();
}

/** Drops the indexes of tables, because one at a time is filled faster. Returns the statements that create them. */
async function dropIndexes(db: Kysely<Tables>, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = any(${[...tables]}::text[]) and indexdef like 'CREATE INDEX%'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Creates indexes over two connections; an embedded database has one, and creates them in turn. */
async function createIndexes(db: Kysely<Tables>, indexes: readonly string[], memory: string): Promise<void> {
  // The index of the search takes as long as all others together.
  const waiting = indexes.toSorted(
    (a, b) => Number(b.includes("USING gin")) - Number(a.includes("USING gin")),
  );
  const create = () =>
    db.connection().execute(async (connection) => {
      await sql`set maintenance_work_mem = ${sql.lit(memory)}`.execute(connection);
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift())
        await sql.raw(index).execute(connection);
    });
  await Promise.all([create(), create()]);
}

const insertCalls = (db: Kysely<Tables>, epoch: { readonly number: number }, count: number) =>
  sql`
    insert into call_records
    select ${text(DEMO_ACCOUNT.id)} as account, case when queue is null then 'call/' || id else 'queue/' || queue end as leg, id,
      ${sql.lit(epoch.number)} as epoch, contact, is_first, queue, customer, channel, origin, device, location,
      case when n % 3 = 0 then at end as consent_at, case when answered then agent end as agent, segment,
      case when moved then agent_to end as transferred_agent, case when moved and n % 2 = 0 then segment_to end as transferred_segment,
      case when moved then 1 else 0 end as transfers, offers, case when answered then offers - 1 else offers end as dismissals, timeouts,
      case when moved then 'transferred' else outcome end as outcome, case when outcome = 'abandoned' and n % 4 = 0 then reason end as reason,
      waited, least(queued, waited) as queued, case when answered then served end as served, tags::json as tags,
      case when answered then sentiment end as sentiment, topics::json as topics, null as summary,
      case when answered and n % 20 = 0 then (n / 20) % 101 end::float8 as quality,
      case when answered and n % 13 = 0 then json_build_object('nps', n % 11) end as survey, 0 as comments,
      case when is_first then at else at - 300000 end as began_at, at as created_at,
      case when answered then at + waited else at end as started_at, case when answered then at + waited end as answered_at,
      at + waited + case when answered then served else 0 end as ended_at, case when outcome = 'abandoned' then 'customer' else ended_by end as ended_by,
      lower(concat_ws(' ', id, contact, customer, queue)) as search
    from (
      select *, outcome = 'answered' as answered, outcome = 'answered' and n % 14 = 0 as moved,
        case when queue is null then 0 when outcome = 'answered' then ${duration(14_000, 5)} else ${duration(45_000, 6)} end as waited
      from (
        select n, at, 'k' || lpad(to_hex(n * 7919), 12, '0') as id, 'c' || lpad(to_hex(n * 7907), 12, '0') as contact,
          case when ${draw(7)} >= 0.03 then 'q' || lpad(to_hex(n * 7901), 12, '0') end as queue,
          'customer-' || floor(${draw(8)} * 180000)::int as customer, ${draw(9)} >= 0.05 as is_first,
          ${pick("text", ["audio", "audio", "audio", "video"], 10)} as channel, ${pick("text", ["widget", "widget", "poc", "ivr"], 11)} as origin,
          ${pick("text", ["phone", "desktop", "tablet", null], 12)} as device, ${pick("text", ["Madrid", "Lisbon", "Lyon", "Porto", null], 13)} as location,
          ${pick("text", agents, 14)} as agent, ${pick("text", agents, 15)} as agent_to,
          ${pick("text", segments, 16)} as segment, ${pick("text", segments, 17)} as segment_to,
          1 + (n % 9 = 0)::int as offers, (n % 31 = 0)::int as timeouts,
          ${pick("text", [...Array<string>(18).fill("answered"), "abandoned", "abandoned"], 18)} as outcome,
          ${pick("text", ["too long", "called by mistake", "no sound"], 19)} as reason, ${duration(9_000, 20)} as queued,
          45000 + ${duration(210_000, 21)} as served, ${pick("text", ["[]", "[]", '["invoice"]', '["delivery","complaint"]'], 22)} as tags,
          ${pick("text", ["positive", "neutral", "neutral", "negative", null], 23)} as sentiment, ${pick("text", ["[]", "[]", '["price"]'], 24)} as topics,
          ${pick("text", ["customer", "customer", "user"], 25)} as ended_by
        from (${moments(count)}) as numbered
      ) as drawn
    ) as listed`.execute(db);

const agents = DEMO_AGENTS.map(({ id }) => id);
/** The first segments have more calls than the others. */
const segments = DEMO_SEGMENTS.flatMap(({ id }, place) =>
  Array<string>(DEMO_SEGMENTS.length - place).fill(id),
);

const insertContacts = (db: Kysely<Tables>) =>
  sql`
    insert into contact_records (account, id, epoch, customer, announced, ended, channel, origin, device, location, consent_at, created_at, leg)
    select account, contact, epoch, customer, false, true, channel, origin, device, location, consent_at, began_at, leg
    from call_records`.execute(db);

/** Writes a day of work for each agent on each day: one connection, and a status that changes every half hour. */
async function insertAgentTimes(db: Kysely<Tables>, epoch: { readonly number: number }): Promise<void> {
  const days = sql`
    unnest(array[${sql.join(agents.map((id) => sql.lit(id)))}]::text[]) with ordinality as person (user_id, place)
    cross join generate_series(0::bigint, 364::bigint) as day`;
  const began = sql`${sql.lit(YEAR_START)} + day * ${sql.lit(DAY)} + 7 * 3600000 + place * 60000`;
  await sql`
    insert into connection_records (account, id, epoch, user_id, session, connected_at, disconnected_at, reason, at, search)
    select ${text(DEMO_ACCOUNT.id)}, 'x' || lpad(to_hex(day * 100 + place), 10, '0'), ${sql.lit(epoch.number)}, user_id, 's' || day, ${began},
      ${began} + 9 * 3600000, 'client disconnect', ${began}, user_id from ${days}`.execute(db);
  await sql`
    insert into status_records (account, user_id, began_at, epoch, "offset", status, reason, ended_at)
    select ${text(DEMO_ACCOUNT.id)}, user_id, ${began} + step * 1800000, ${sql.lit(epoch.number)}, 100000 + (day * 18 + step) * ${sql.lit(agents.length)} + place,
      case when step % 6 = 5 then 'break' when step % 9 = 8 then 'meeting' else 'available' end, null, ${began} + (step + 1) * 1800000
    from ${days} cross join generate_series(0, 17) as step`.execute(db);
}

const insertRecordings = (db: Kysely<Tables>) =>
  sql`
    insert into recordings (account, id, status, call_id, call_at, agent, segment, media, size, most, started_at, ended_at, search, created_at, updated_at)
    select account, 'r' || id, (array['processed', 'approved', 'rejected'])[1 + (hashtext(id) & 65535) % 3], id, created_at, agent, segment, 'audio', 900000, 900000,
      started_at, ended_at, id, started_at, ended_at
    from call_records where answered_at is not null and created_at < ${RECORDINGS_END} and hashtext(id) & 7 = 0`.execute(
    db,
  );

/** Writes the events of the latest calls, in the order of their times. */
const insertEvents = (db: Kysely<Tables>, { number, channel }: { number: number; channel: number }) =>
  sql`
    with listed as (
      select queue, id, contact, customer, channel as medium, segment, agent, created_at, started_at, ended_at, answered_at
      from call_records where created_at >= ${EVENTS_START} and queue is not null
    ), facts as (
      select created_at as time, 'queue-created' as type, 'queue/' || queue as subject,
        json_build_object('contact', contact, 'customer', customer, 'segment', segment, 'channel', medium) as data from listed
      union all select started_at, 'queue-assigned', 'queue/' || queue, json_build_object('user', agent) from listed where answered_at is not null
      union all select started_at, 'call-created', 'call/' || id,
        json_build_object('contact', contact, 'queue', queue, 'segment', segment, 'user', agent, 'channel', medium, 'customer', customer)
        from listed where answered_at is not null
      union all select ended_at, 'call-ended', 'call/' || id, json_build_object('by', 'user') from listed where answered_at is not null
      union all select ended_at, 'queue-abandoned', 'queue/' || queue, '{}'::json from listed where answered_at is null
    )
    insert into events (channel, epoch, "offset", id, source, type, subject, time, data)
    select ${sql.lit(channel)}, ${sql.lit(number)}, row_number() over (order by time, subject), 'e' || row_number() over (order by time, subject),
      '/bench', type, subject, time, data from facts`.execute(db);
