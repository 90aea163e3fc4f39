import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { DeliveryRow } from "../database/webhook-tables.ts";
import { deliver, type Delivering } from "./deliver.ts";
import { settleDelivery } from "./settle-delivery.ts";

/**
 * Lease (ms) of a delivery that a node has claimed. If the node stores no result within this time, any node
 * can claim the delivery again. The lease is longer than the timeout of receivers.
 */
const LEASE = 90_000;
/**
 * Limits of concurrent deliveries per node: total, per account and per webhook. They keep slow receivers from
 * blocking the deliveries of other webhooks and accounts.
 */
const LIMITS = { all: 24, account: 6, webhook: 2 };
const CLEANUP_INTERVAL = 60_000;

export interface DeliveryWorkerOptions extends Omit<Delivering, "db"> {
  readonly db: Kysely<Tables>;
  /** Random number from 0 to 1. */
  readonly chance: () => number;
  readonly failed: (error: unknown) => void;
  /** Invoked when there is room for more deliveries. */
  readonly freed: () => void;
}

/** Claims due deliveries from the queue that all nodes share, and runs them concurrently. */
export class DeliveryWorker {
  private readonly running = new Map<DeliveryRow, Promise<void>>();
  private cleanedUpAt = -Infinity;

  constructor(private readonly options: DeliveryWorkerOptions) {}

  /** Starts due deliveries until a limit is reached. */
  async begin(): Promise<void> {
    const { db, now } = this.options;
    if (Math.abs(now() - this.cleanedUpAt) >= CLEANUP_INTERVAL) {
      this.cleanedUpAt = now();
      await cleanUpDeliveries(db, now());
    }
    while (this.running.size < LIMITS.all) {
      const row = await this.claimNext();
      if (!row) return;
      this.running.set(row, this.run(row));
    }
  }

  /** Resolves when no delivery is running. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  /** Claims the next due delivery for this node. */
  private async claimNext(): Promise<DeliveryRow | undefined> {
    const now = this.options.now();
    const { rows } = await sql<DeliveryRow>`
      update webhook_deliveries set tries = tries + 1, next_at = ${now + LEASE} where number = (
        select waiting.number from webhook_deliveries waiting join webhooks on webhooks.account = waiting.account and webhooks.id = waiting.webhook
        where waiting.next_at <= ${now} and (webhooks.enabled or waiting.source <> 'event')
          and waiting.account <> all(${this.atLimit("account")}::text[]) and waiting.webhook <> all(${this.atLimit("webhook")}::text[])
        order by waiting.next_at, waiting.number limit 1 for update of waiting skip locked)
      returning *`.execute(this.options.db);
    return rows[0];
  }

  /** Returns the ids of the accounts or webhooks that have reached their limit of concurrent deliveries. */
  private atLimit(member: "account" | "webhook"): string[] {
    const counts = new Map<string, number>();
    for (const row of this.running.keys()) counts.set(row[member], (counts.get(row[member]) ?? 0) + 1);
    return [...counts].flatMap(([id, count]) => (count >= LIMITS[member] ? id : []));
  }

  private async run(row: DeliveryRow): Promise<void> {
    const { db, now, chance, failed, freed } = this.options;
    try {
      const attempt = await deliver(row, this.options);
      if (attempt) await settleDelivery(db, row, attempt, { now: now(), chance: chance() });
    } catch (error) {
      // The delivery is retried when its lease ends.
      failed(error);
    }
    this.running.delete(row);
    freed();
  }
}

const DAY = 86_400_000;
/** Time (ms) for which attempts are kept in the delivery log. */
const LOG_LIFETIME = 30 * DAY;
/** Limits per webhook: stored attempts (`logs`) and waiting deliveries. */
const STORED = { logs: 500, waiting: 10_000 };

/**
 * Deletes the waiting deliveries and stored attempts of deleted webhooks, the oldest ones above the limits,
 * attempts older than `LOG_LIFETIME`, and previous secret values that have expired.
 */
async function cleanUpDeliveries(db: Kysely<Tables>, now: number): Promise<void> {
  for (const table of ["webhook_deliveries", "webhook_logs"] as const) {
    await sql`delete from ${sql.table(table)} kept where not exists (select from webhooks where webhooks.account = kept.account and webhooks.id = kept.webhook)`.execute(
      db,
    );
  }
  await sql`
    delete from webhook_deliveries where number in (
      select number from (select number, row_number() over (partition by account, webhook order by number desc) as place from webhook_deliveries) waiting where place > ${STORED.waiting})`.execute(
    db,
  );
  await db
    .deleteFrom("webhook_logs")
    .where("created_at", "<=", now - LOG_LIFETIME)
    .execute();
  await sql`
    delete from webhook_logs where (account, id) in (
      select account, id from (select account, id, row_number() over (partition by account, webhook order by created_at desc, id desc) as place from webhook_logs) logs where place > ${STORED.logs})`.execute(
    db,
  );
  await db
    .updateTable("webhook_secrets")
    .set({ old_sealed: null, old_until: null })
    .where("old_until", "<=", now)
    .execute();
}
