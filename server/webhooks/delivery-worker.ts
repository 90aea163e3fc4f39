import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { DeliveryRow } from "../database/webhook-tables.ts";
import { deliver, type Delivering } from "./deliver.ts";
import { settleDelivery } from "./settle-delivery.ts";

/**
 * Time (ms) after which a delivery taken by a silent node is released; longer than any receiver's timeout.
 */
const LEASE = 90_000;
/**
 * Concurrent deliveries per node: total, per account and per webhook, so that slow receivers do not block
 * others.
 */
const MOST = { all: 24, account: 6, webhook: 2 };
const TIDIED_EVERY = 60_000;

export interface DeliveryWorkerOptions extends Omit<Delivering, "db"> {
  readonly db: Kysely<Tables>;
  /** Random number from 0 to 1. */
  readonly chance: () => number;
  readonly failed: (error: unknown) => void;
  /** Called when there is room for more deliveries. */
  readonly freed: () => void;
}

/** Takes due deliveries from the queue that all nodes share, and runs several concurrently. */
export class DeliveryWorker {
  private readonly underWay = new Map<DeliveryRow, Promise<void>>();
  private tidiedAt = -Infinity;

  constructor(private readonly options: DeliveryWorkerOptions) {}

  /** Begins with everything that is due and that there is room for. */
  async begin(): Promise<void> {
    const { db, now } = this.options;
    if (Math.abs(now() - this.tidiedAt) >= TIDIED_EVERY) {
      this.tidiedAt = now();
      await tidyDeliveries(db, now());
    }
    while (this.underWay.size < MOST.all) {
      const row = await this.next();
      if (!row) return;
      this.underWay.set(row, this.carry(row));
    }
  }

  /** Resolves when no delivery is running. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values());
  }

  /** Takes the next delivery for this node alone. */
  private async next(): Promise<DeliveryRow | undefined> {
    const now = this.options.now();
    const { rows } = await sql<DeliveryRow>`
      update webhook_deliveries set tries = tries + 1, next_at = ${now + LEASE} where number = (
        select waiting.number from webhook_deliveries waiting join webhooks on webhooks.account = waiting.account and webhooks.id = waiting.webhook
        where waiting.next_at <= ${now} and (webhooks.enabled or waiting.source <> 'event')
          and waiting.account <> all(${this.full("account")}::text[]) and waiting.webhook <> all(${this.full("webhook")}::text[])
        order by waiting.next_at, waiting.number limit 1 for update of waiting skip locked)
      returning *`.execute(this.options.db);
    return rows[0];
  }

  private full(member: "account" | "webhook"): string[] {
    const counts = new Map<string, number>();
    for (const row of this.underWay.keys()) counts.set(row[member], (counts.get(row[member]) ?? 0) + 1);
    return [...counts].flatMap(([id, count]) => (count >= MOST[member] ? id : []));
  }

  private async carry(row: DeliveryRow): Promise<void> {
    const { db, now, chance, failed, freed } = this.options;
    try {
      const attempt = await deliver(row, this.options);
      if (attempt) await settleDelivery(db, row, attempt, { now: now(), chance: chance() });
    } catch (error) {
      // It is tried again when its lease is over.
      failed(error);
    }
    this.underWay.delete(row);
    freed();
  }
}

const DAY = 86_400_000;
const KEPT = 30 * DAY;
/** Limits per webhook: stored attempts and waiting deliveries. */
const STORED = { logs: 500, waiting: 10_000 };

/** Deletes deliveries that are too old, too many, or of deleted webhooks, and expired secret values. */
async function tidyDeliveries(db: Kysely<Tables>, now: number): Promise<void> {
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
    .where("created_at", "<=", now - KEPT)
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
