import { setImmediate } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { copyRows } from "../database/copy-rows.ts";
import type { Tables } from "../database/schema.ts";
import { floorOf, nextEpoch } from "../log/channel-name.ts";
import { deleteCalls } from "../read-models/call-totals.ts";
import { forgetAgentDays } from "../read-models/forget-agent-days.ts";
import { insertRecords } from "../read-models/save-records.ts";
import type { EpochPart, EpochPlace } from "./epoch-parts.ts";
import type { PaperStore } from "./save-papers.ts";

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

interface WriteOptions {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  /** Stops the run when aborted. */
  readonly signal: AbortSignal;
  /** Stores the records that belong to events; without it, only events are written. */
  readonly papers?: PaperStore;
  /** Receives the number of events or records of each transaction. */
  readonly onPart?: (rows: number) => Promise<void>;
}

/**
 * Writes past events into the log of an account's floor and into its read models, as an epoch of their own.
 * Events and records are the same as if the events were fed one by one, without webhooks. The head of the epoch is
 * set when it is complete. Returns the number of calls, answered or not; null if the run was stopped.
 */
export async function writeEpoch(
  { db, now, signal, papers, onPart }: WriteOptions,
  place: EpochPlace,
  parts: Iterable<EpochPart>,
): Promise<number | null> {
  let [head, calls] = [0, 0];
  for (const part of parts) {
    if (signal.aborted) return null;
    await db.transaction().execute(async (trx) => {
      // Another process that writes the same source deletes the epoch.
      await trx
        .selectFrom("epochs")
        .select("number")
        .where("number", "=", place.epoch)
        .forKeyShare()
        .executeTakeFirstOrThrow();
      await writePart(trx, place, part, papers);
    });
    if (part.kind === "events") head += part.rows.count;
    if (part.kind === "records" && part.rows.table === "call_records") calls += part.rows.count;
    await onPart?.("rows" in part ? part.rows.count : 0);
    // Requests are answered in between.
    await setImmediate();
  }
  await db
    .updateTable("epochs")
    .set((is) => ({ head, fed_at: now(), fed_time: is.ref("anchor_time") }))
    .where("number", "=", place.epoch)
    .execute();
  return calls;
}

function writePart(
  trx: Transaction<Tables>,
  place: EpochPlace,
  part: EpochPart,
  papers: PaperStore | undefined,
): Promise<void> | undefined {
  switch (part.kind) {
    case "events":
      return copyRows(trx, part.rows);
    case "records":
      return insertRecords(trx, place, part);
    case "papers":
      return papers?.save(trx, part.papers);
  }
}

/** Opens an epoch of past events. Deletes what an interrupted run left of its source. */
export async function openEpoch(
  db: Kysely<Tables>,
  account: string,
  { kind, source, name, zone, start, end }: PastEpoch,
  now: number,
): Promise<EpochPlace> {
  return db.transaction().execute(async (trx) => {
    const channel = await trx
      .selectFrom("channels")
      .innerJoin("epochs", "epochs.number", "channels.epoch")
      .select(["channels.number", "epochs.epoch"])
      .where("channels.name", "=", floorOf(account))
      // Sums of agents that are being stored are finished first; the open epoch then prevents others.
      .forUpdate("channels")
      .executeTakeFirstOrThrow();
    const left = sql`(select number from epochs where channel = ${channel.number} and source = ${source})`;
    await deleteCalls(trx, account, sql`epoch in ${left}`);
    await forgetAgentDays(trx, account, { since: start, until: end });
    for (const table of ["contact_records", "connection_records", "status_records"] as const)
      await sql`delete from ${sql.table(table)} where account = ${account} and epoch in ${left}`.execute(trx);
    await sql`delete from events where epoch in ${left}`.execute(trx);
    await sql`delete from epochs where number in ${left}`.execute(trx);
    const { number: epoch } = await trx
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
      .returning("number")
      .executeTakeFirstOrThrow();
    return { account, channel: channel.number, epoch };
  });
}
