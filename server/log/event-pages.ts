import { setImmediate } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Queries } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";
import { type PlacedEvent, toEvent } from "./log-event.ts";

/**
 * Number of offsets that one query covers; with conditions, fewer events match. Queries are kept short,
 * because the embedded database runs only one query at a time.
 */
const PAGE = 1_000;

export interface EventSelection {
  /** Exclusive bounds of the offsets. */
  readonly after: number;
  readonly before: number;
  readonly descending: boolean;
  readonly conditions: readonly RawBuilder<boolean>[];
}

/**
 * Yields the matching events of an epoch in the order of their offsets, page by page. A page can be empty.
 * Other queries can run between pages.
 */
export async function* eventPages(
  db: Queries,
  channel: string,
  epoch: Epoch,
  selection: EventSelection,
): AsyncGenerator<readonly Event[]> {
  const first = selection.after + 1;
  const last = Math.min(selection.before - 1, epoch.head);
  for (let done = 0; first + done <= last; done += PAGE) {
    const [from, to] = selection.descending
      ? [Math.max(first, last - done - PAGE + 1), last - done]
      : [first + done, Math.min(last, first + done + PAGE - 1)];
    const events = await readPage(db, channel, epoch, from, to, selection);
    await setImmediate();
    yield events;
  }
}

async function readPage(
  db: Queries,
  channel: string,
  epoch: Epoch,
  from: number,
  to: number,
  { conditions, descending }: EventSelection,
): Promise<readonly Event[]> {
  const where = sql.join(
    [sql`epoch = ${epoch.number} and "offset" >= ${from} and "offset" <= ${to}`, ...conditions],
    sql` and `,
  );
  const { rows } = await sql<{ found: readonly PlacedEvent[] | null }>`
    select json_agg(event order by event."offset" ${descending ? sql`desc` : sql`asc`}) found
    from (select id, source, type, subject, time, dataschema, "offset", data from events where ${where}) event`.execute(
    db,
  );
  return (rows[0]?.found ?? []).map((event) => toEvent(event, channel, epoch.epoch));
}
