import { type Selectable, sql, type Transaction } from "kysely";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { LOG_NOTICE } from "../database/database.ts";
import type { Tables } from "../database/schema.ts";
import { applyReadModels } from "../read-models/apply-read-models.ts";
import { forgetAgentDays } from "../read-models/forget-agent-days.ts";
import { isWebhookEvent, queueDeliveries } from "../webhooks/queue-deliveries.ts";
import type { Epoch } from "./channel-clock.ts";
import { nextEpoch } from "./channel-name.ts";
import { type NewEvent, type PlacedEvent, toEvent } from "./log-event.ts";

type Channel = Selectable<Tables["channels"]>;
/** Initial values of an epoch. */
export type EpochBeginning = Pick<
  Epoch,
  "kind" | "source" | "name" | "zone" | "rate" | "anchor_wall" | "anchor_time"
>;

/** Returns the key that identifies an event within its channel. Stored texts never contain NUL. */
export const identityOf = ({ source, id }: Pick<NewEvent, "source" | "id">): string => `${source}\0${id}`;

/**
 * Writes to the log of a channel within a transaction. `hold` locks the channel until the end of the
 * transaction, so that offsets have no gaps. `write` stores the appended events, changed epochs and read
 * models (tables derived from events) together, and notifies readers.
 */
export class LogWriter {
  private readonly placed: PlacedEvent[] = [];
  private readonly touched = new Set<Epoch>();
  /** Appended events that webhooks receive. Events of replays are excluded. */
  private readonly webhookEvents: Event[] = [];

  private constructor(
    readonly trx: Transaction<Tables>,
    readonly channel: Channel,
    private current: Epoch,
  ) {}

  static async hold(trx: Transaction<Tables>, name: string): Promise<LogWriter> {
    const channel = await trx
      .selectFrom("channels")
      .selectAll()
      .where("name", "=", name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const epoch = await trx
      .selectFrom("epochs")
      .selectAll()
      .where("number", "=", channel.epoch)
      .executeTakeFirstOrThrow();
    return new LogWriter(trx, channel, epoch);
  }

  get epoch(): Epoch {
    return this.current;
  }

  /** Returns the identities (`identityOf`) of those given events that the log already contains. */
  async known(events: readonly NewEvent[]): Promise<Set<string>> {
    const sources = events.map(({ source }) => source);
    const ids = events.map(({ id }) => id);
    const { rows } = await sql<{ source: string; id: string }>`
      select source, id from events where channel = ${this.channel.number}
      and (source, id) in (select * from unnest(${sources}::text[], ${ids}::text[]))`.execute(this.trx);
    return new Set(rows.map(identityOf));
  }

  /** Starts a new epoch. What was open in the last one ends with its last event. */
  async open(beginning: EpochBeginning, now: number): Promise<void> {
    const last = await this.trx
      .selectFrom("events")
      .select("time")
      .where("epoch", "=", this.current.number)
      .where("offset", "=", this.current.head)
      .executeTakeFirst();
    const since = last?.time ?? this.current.anchor_time;
    await forgetAgentDays(this.trx, this.channel.account, { since, until: null });
    this.current = await this.trx
      .insertInto("epochs")
      .values({
        ...beginning,
        channel: this.channel.number,
        epoch: nextEpoch(now, this.current.epoch),
        opened_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    this.channel.epoch = this.current.number;
  }

  /** Changes values of the current epoch. `write` stores them. */
  change(values: Partial<Omit<Epoch, "number" | "head">>): void {
    Object.assign(this.current, values);
    this.touched.add(this.current);
  }

  append(event: NewEvent): void {
    this.current.head++;
    this.touched.add(this.current);
    const placed = { ...event, epoch: this.current.number, offset: this.current.head };
    this.placed.push(placed);
    if (isWebhookEvent(event.type) && this.current.kind !== "recording")
      this.webhookEvents.push(toEvent(placed, this.channel.name, this.current.epoch));
  }

  async write(): Promise<void> {
    const { trx, channel } = this;
    if (this.placed.length > 0) await this.insert();
    await applyReadModels(trx, channel.account, this.placed);
    await queueDeliveries(trx, channel.account, this.webhookEvents);
    for (const { number, head, rate, anchor_wall, anchor_time, ended, fed_at, fed_time } of this.touched) {
      await trx
        .updateTable("epochs")
        .set({ head, rate, anchor_wall, anchor_time, ended, fed_at, fed_time })
        .where("number", "=", number)
        .execute();
    }
    await trx
      .updateTable("channels")
      .set({ epoch: channel.epoch, live_fed_at: channel.live_fed_at })
      .where("number", "=", channel.number)
      .execute();
    await sql`select pg_notify(${LOG_NOTICE}, ${channel.name})`.execute(trx);
  }

  private async insert(): Promise<void> {
    const rows = this.placed.map((event) => ({ ...event, channel: this.channel.number }));
    await sql`insert into events select * from json_populate_recordset(null::events, ${JSON.stringify(rows)}::json)`.execute(
      this.trx,
    );
  }
}
