import { setTimeout } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { floorOf, nextEpoch } from "../log/channel-name.ts";
import type { NewEvent, PlacedEvent } from "../log/log-event.ts";
import { callFactOf, connectionFactOf, statusFactOf } from "../read-models/apply-read-models.ts";
import { Ledgers, type Owner } from "../read-models/call-record.ts";
import { deleteCalls } from "../read-models/call-totals.ts";
import { Connections } from "../read-models/evolve-connections.ts";
import { evolveRecords } from "../read-models/evolve-records.ts";
import { evolveStatuses, type StatusRecord } from "../read-models/evolve-statuses.ts";
import { type ChangedRecords, saveRecords } from "../read-models/save-records.ts";

/**
 * Rows of one transaction. It is short, because the embedded database runs one at a time; calls have the most
 * indexes.
 */
const EVENTS = 1_000;
const RECORDS = { contacts: 500, calls: 200, connections: 500, statuses: 1_000 };
/** Pause (ms) after each transaction, so that requests are answered in between. */
const PAUSE = 2;

/** An epoch of past events. */
interface PastEpoch {
  readonly kind: "demo" | "recording";
  /** Source of the epoch. What an interrupted run left of the same source is replaced. */
  readonly source: string;
  readonly name: string;
  readonly zone: string;
  /** Start and end (ms) of its time. */
  readonly start: number;
  readonly end: number;
}

export interface WriteOptions<Written extends NewEvent> {
  readonly db: Kysely<Tables>;
  readonly account: string;
  readonly now: () => number;
  /** Stops the run when aborted. */
  readonly signal: AbortSignal;
  /** Runs in each transaction that writes events. */
  readonly also?: (trx: Transaction<Tables>, events: readonly Written[]) => Promise<void>;
  /** Receives the number of events or records of each transaction. */
  readonly onPart?: (rows: number) => Promise<void>;
}

/**
 * Writes past events into the log of an account's floor and into its read models, as an epoch of their own.
 * Events and records are the same as if the events were fed one by one, without webhooks. The head of the epoch is
 * set when it is complete. Returns the number of calls, answered or not; null if the run was stopped.
 */
export async function writeEpoch<Written extends NewEvent>(
  { db, account, now, signal, also, onPart }: WriteOptions<Written>,
  past: PastEpoch,
  events: Iterable<Written>,
): Promise<number | null> {
  const epoch = await openEpoch(db, account, past, now());
  const owner = { account, epoch: epoch.number };
  const state = new PastState(owner);
  let offset = 0;
  let chunk: (Written & PlacedEvent)[] = [];
  const inTurn = async (rows: number, work: (trx: Transaction<Tables>) => Promise<void>) => {
    await db.transaction().execute(async (trx) => {
      // Another process that writes the same source deletes the epoch.
      await trx
        .selectFrom("epochs")
        .select("number")
        .where("number", "=", epoch.number)
        .forKeyShare()
        .executeTakeFirstOrThrow();
      await work(trx);
    });
    await onPart?.(rows);
    await setTimeout(PAUSE);
  };
  const write = () => {
    const placed = chunk;
    chunk = [];
    state.apply(placed);
    const rows = placed.map(({ id, source, type, subject, time, dataschema, data, offset: at }) => ({
      channel: epoch.channel,
      epoch: epoch.number,
      offset: at,
      id,
      source,
      type,
      subject,
      time,
      dataschema,
      data,
    }));
    return inTurn(rows.length, async (trx) => {
      await sql`insert into events select * from json_populate_recordset(null::events, ${JSON.stringify(rows)}::json)`.execute(
        trx,
      );
      await also?.(trx, placed);
    });
  };
  for (const event of events) {
    chunk.push({ ...event, epoch: epoch.number, offset: ++offset });
    if (chunk.length < EVENTS) continue;
    if (signal.aborted) return null;
    await write();
  }
  await write();
  // The records are written once, when they are final, because each of their versions costs as much as the first.
  for (const records of state.records()) {
    if (signal.aborted) return null;
    const rows = Object.values(records).reduce((sum, part) => sum + part.length, 0);
    await inTurn(rows, (trx) => saveRecords(trx, owner, records));
  }
  await db
    .updateTable("epochs")
    .set({ head: offset, fed_at: now(), fed_time: past.end })
    .where("number", "=", epoch.number)
    .execute();
  return state.calls;
}

/** Opens an epoch of past events. Deletes what an interrupted run left of its source. */
async function openEpoch(
  db: Kysely<Tables>,
  account: string,
  { kind, source, name, zone, start, end }: PastEpoch,
  now: number,
): Promise<{ readonly number: number; readonly channel: number }> {
  return db.transaction().execute(async (trx) => {
    const channel = await trx
      .selectFrom("channels")
      .innerJoin("epochs", "epochs.number", "channels.epoch")
      .select(["channels.number", "epochs.epoch"])
      .where("channels.name", "=", floorOf(account))
      .executeTakeFirstOrThrow();
    const left = sql`(select number from epochs where channel = ${channel.number} and source = ${source})`;
    await deleteCalls(trx, sql`account = ${account} and epoch in ${left}`);
    for (const table of ["contact_records", "connection_records", "status_records"] as const)
      await sql`delete from ${sql.table(table)} where account = ${account} and epoch in ${left}`.execute(trx);
    await sql`delete from events where epoch in ${left}`.execute(trx);
    await sql`delete from epochs where number in ${left}`.execute(trx);
    return trx
      .insertInto("epochs")
      .values({
        channel: channel.number,
        epoch: nextEpoch(start, null),
        kind,
        source,
        name,
        zone,
        ended: true,
        rate: 0,
        anchor_wall: now,
        anchor_time: end,
        opened_at: now,
      })
      .returning(["number", "channel"])
      .executeTakeFirstOrThrow();
  });
}

/** Records of one epoch while its events are applied. */
class PastState {
  private readonly ledgers = new Ledgers([], []);
  private readonly connections: Connections;
  /** All statuses by offset, and the current one of each agent. */
  private readonly statuses = new Map<number, StatusRecord>();
  private readonly current = new Map<string, StatusRecord>();

  constructor(private readonly owner: Owner) {
    this.connections = new Connections(owner, []);
  }

  /** Number of calls so far, answered or not. */
  get calls(): number {
    return this.ledgers.size;
  }

  apply(events: readonly PlacedEvent[]): void {
    for (const fact of events.flatMap(callFactOf)) evolveRecords(this.ledgers, fact, this.owner);
    for (const fact of events.flatMap(connectionFactOf)) this.connections.evolve(fact);
    for (const record of evolveStatuses(
      [...this.current.values()],
      events.flatMap(statusFactOf),
      this.owner,
    )) {
      this.statuses.set(record.offset, record);
      if (record.ended_at === null) this.current.set(record.user_id, record);
    }
  }

  /** Yields all records, in parts for one transaction each. */
  *records(): Generator<Partial<ChangedRecords>> {
    for (const contacts of inParts(this.ledgers.contacts.changed(), RECORDS.contacts)) yield { contacts };
    for (const calls of inParts(this.ledgers.changedCalls(), RECORDS.calls)) yield { calls };
    for (const connections of inParts(this.connections.changed(), RECORDS.connections)) yield { connections };
    for (const statuses of inParts([...this.statuses.values()], RECORDS.statuses)) yield { statuses };
  }
}

function* inParts<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
