import { type RawBuilder, sql } from "kysely";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Queries } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";
import { type PlacedEvent, toEvent } from "./log-event.ts";

/** Returns the current epoch of a channel, with its last offset. Rejects if the channel is unknown. */
export async function readPosition(db: Queries, channel: string): Promise<Epoch> {
  return db
    .selectFrom("channels")
    .innerJoin("epochs", "epochs.number", "channels.epoch")
    .selectAll("epochs")
    .where("channels.name", "=", channel)
    .executeTakeFirstOrThrow();
}

/** Returns the events of an epoch in order, with offsets above `after` and up to `upTo`. */
export async function readEvents(
  db: Queries,
  channel: string,
  { number, epoch }: Pick<Epoch, "number" | "epoch">,
  after: number,
  upTo: number,
): Promise<Event[]> {
  // The embedded database returns one JSON value much faster than rows. If the query has both offset bounds,
  // the planner adds no sort.
  const { rows } = await sql<{ found: readonly PlacedEvent[] | null }>`
    select json_agg(event order by event."offset") found
    from (select id, source, type, subject, time, dataschema, "offset", data from events where epoch = ${number} and "offset" > ${after} and "offset" <= ${upTo}) event`.execute(
    db,
  );
  return (rows[0]?.found ?? []).map((event) => toEvent(event, channel, epoch));
}

/**
 * Returns the FROM and WHERE clauses for events of some subjects and types in a channel. The condition lists
 * the epochs of the channel, because the index starts with epoch and subject.
 */
export const eventsOf = (
  channel: string,
  subjects: readonly string[],
  types: readonly string[],
): RawBuilder<unknown> => sql`from events where epoch in (select epochs.number from epochs join channels on channels.number = epochs.channel where channels.name = ${channel})
    and subject = any(${subjects}::text[]) and type = any(${types}::text[])`;
