import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type LocalDay, localDay } from "../../streams/projections/local-day.ts";
import type { Tables } from "../database/schema.ts";
import { floorOf, nextEpoch } from "../log/channel-name.ts";
import type { AccountCenter } from "../log/account-center.ts";
import { descriptionsOf } from "../log/descriptions.ts";
import type { NewEvent, PlacedEvent } from "../log/log-event.ts";
import { callFactOf, connectionFactOf, statusFactOf } from "../read-models/apply-read-models.ts";
import { Ledgers, type Owner } from "../read-models/call-record.ts";
import { Connections } from "../read-models/evolve-connections.ts";
import { evolveRecords } from "../read-models/evolve-records.ts";
import { evolveStatuses, type StatusRecord } from "../read-models/evolve-statuses.ts";
import { saveRecords } from "../read-models/save-records.ts";
import { demoCenterOf } from "./demo-center.ts";
import { SIMULATION } from "./run-demo.ts";
import { simulateDay } from "./simulate-day.ts";

/** Number of days before the demo. */
const HISTORY_DAYS = 90;
/** Events of one transaction. It is short, because the embedded database runs one at a time. */
const CHUNK = 500;
/** Pause (ms) after each transaction, so that requests are answered in between. */
const PAUSE = 2;

/** Progress of the history: the days that are written, and the calls in them. */
interface HistoryProgress {
  readonly days: number;
  readonly of: number;
  readonly calls: number;
}

interface HistoryOptions {
  readonly db: Kysely<Tables>;
  readonly account: string;
  readonly center: AccountCenter;
  /** Start (ms) of the first day after the history. */
  readonly until: number;
  readonly days?: number;
  readonly now: () => number;
  readonly onProgress?: (progress: HistoryProgress) => void;
  /** Stops the run when aborted; the next run continues with the day that was not finished. */
  readonly signal: AbortSignal;
}

/**
 * Writes the days before the demo into the log and its read models, oldest first, as an epoch of its own. Skips
 * days of which the account has calls already. Events and records are the same as if the events were fed one by
 * one, without webhooks.
 */
export async function writeHistory(options: HistoryOptions): Promise<void> {
  const { db, account, center, until, days = HISTORY_DAYS, onProgress, signal } = options;
  let calls = 0;
  for (const [place, day] of daysBefore(until, days, center.zone).entries()) {
    if (signal.aborted) return;
    if (!(await hasCalls(db, account, day))) calls += await writeDay(options, day);
    onProgress?.({ days: place + 1, of: days, calls });
  }
}

/** Returns the local days before `until` (ms), oldest first. */
function daysBefore(until: number, count: number, zone: string): readonly LocalDay[] {
  const days: LocalDay[] = [];
  for (let end = until; days.length < count;) {
    const day = localDay(end - 1, zone);
    days.unshift(day);
    end = day.start;
  }
  return days;
}

async function hasCalls(db: Kysely<Tables>, account: string, { start, end }: LocalDay): Promise<boolean> {
  const call = await db
    .selectFrom("call_records")
    .innerJoin("epochs", "epochs.number", "call_records.epoch")
    .select("call_records.id")
    .where("account", "=", account)
    .where("created_at", ">=", start)
    .where("created_at", "<", end)
    // The head of an epoch of the history is set when its day is complete.
    .where("epochs.head", ">", 0)
    .limit(1)
    .executeTakeFirst();
  return call !== undefined;
}

/** Writes a day as an epoch of its own, and returns the number of its calls. */
async function writeDay(
  { db, account, center, now, signal }: HistoryOptions,
  day: LocalDay,
): Promise<number> {
  const source = `/demo/history/${day.day}`;
  const epoch = await openEpoch(db, account, { source, day, zone: center.zone, now: now() });
  const owner = { account, epoch: epoch.number };
  const state = new DayState(owner);
  let offset = 0;
  let chunk: PlacedEvent[] = [];
  const write = async () => {
    const events = chunk;
    chunk = [];
    const records = state.apply(events);
    const rows = events.map((event) => ({ ...event, channel: epoch.channel }));
    await db.transaction().execute(async (trx) => {
      await sql`insert into events select * from json_populate_recordset(null::events, ${JSON.stringify(rows)}::json)`.execute(
        trx,
      );
      await saveRecords(trx, owner, records);
    });
    await setTimeout(PAUSE);
  };
  for (const event of eventsOf(center, source, day)) {
    chunk.push({ ...event, epoch: epoch.number, offset: ++offset });
    if (chunk.length < CHUNK) continue;
    if (signal.aborted) return 0;
    await write();
  }
  await write();
  await db
    .updateTable("epochs")
    .set({ head: offset, fed_at: now(), fed_time: day.end })
    .where("number", "=", epoch.number)
    .execute();
  return state.calls;
}

/**
 * Yields the events of a day. It begins with its center, whose agents are all disconnected, as a demo does. It is
 * not started as one, because that would delete the results of later days.
 */
function* eventsOf(center: AccountCenter, source: string, day: LocalDay): Generator<NewEvent> {
  const placed = { source, dataschema: null, time: day.start };
  yield* descriptionsOf(center, day.start);
  for (const { id } of demoCenterOf(center).agents)
    yield {
      ...placed,
      id: `absent/${id}`,
      type: "user-status-changed",
      subject: `user/${id}`,
      data: { status: "disconnected" },
    };
  for (const fact of simulateDay({ ...demoCenterOf(center), ...SIMULATION }, day))
    yield { ...placed, ...fact };
}

/** Opens the epoch of a day. Deletes what an interrupted run left of this day. */
async function openEpoch(
  db: Kysely<Tables>,
  account: string,
  { source, day, zone, now }: { source: string; day: LocalDay; zone: string; now: number },
): Promise<{ readonly number: number; readonly channel: number }> {
  return db.transaction().execute(async (trx) => {
    const channel = await trx
      .selectFrom("channels")
      .innerJoin("epochs", "epochs.number", "channels.epoch")
      .select(["channels.number", "epochs.epoch"])
      .where("channels.name", "=", floorOf(account))
      .executeTakeFirstOrThrow();
    const left = sql`(select number from epochs where channel = ${channel.number} and source = ${source})`;
    for (const table of ["call_records", "contact_records", "connection_records", "status_records"] as const)
      await sql`delete from ${sql.table(table)} where account = ${account} and epoch in ${left}`.execute(trx);
    await sql`delete from events where epoch in ${left}`.execute(trx);
    await sql`delete from epochs where number in ${left}`.execute(trx);
    return trx
      .insertInto("epochs")
      .values({
        channel: channel.number,
        epoch: nextEpoch(day.start, null),
        kind: "demo",
        source,
        name: day.day,
        zone,
        ended: true,
        rate: 0,
        anchor_wall: now,
        anchor_time: day.end,
        opened_at: now,
      })
      .returning(["number", "channel"])
      .executeTakeFirstOrThrow();
  });
}

/** Records of one day while its events are applied. */
class DayState {
  private readonly ledgers = new Ledgers([], []);
  private readonly connections: Connections;
  private statuses: readonly StatusRecord[] = [];

  constructor(private readonly owner: Owner) {
    this.connections = new Connections(owner, []);
  }

  /** Number of calls so far, answered or not. */
  get calls(): number {
    return this.ledgers.size;
  }

  /** Applies events and returns the records that they changed. */
  apply(events: readonly PlacedEvent[]) {
    for (const fact of events.flatMap(callFactOf)) evolveRecords(this.ledgers, fact, this.owner);
    for (const fact of events.flatMap(connectionFactOf)) this.connections.evolve(fact);
    const statuses = evolveStatuses(this.statuses, events.flatMap(statusFactOf), this.owner);
    const latest = new Map([...this.statuses, ...statuses].map((record) => [record.user_id, record]));
    this.statuses = [...latest.values()].filter(({ ended_at }) => ended_at === null);
    return {
      contacts: this.ledgers.contacts.changed(),
      calls: this.ledgers.changedCalls(),
      connections: this.connections.changed(),
      statuses,
    };
  }
}
