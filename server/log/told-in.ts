import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Queries } from "../database/database.ts";
import { idOf } from "../../streams/events/event.ts";
import type { Epoch } from "./channel-clock.ts";
import type { LogRange } from "./log-range.ts";

/**
 * What the header of a stretch says of its events: their types, and what the segments and agents are called
 * that they describe.
 */
export interface Told {
  readonly types: ReadonlySet<string>;
  readonly segments: Readonly<Record<string, string>>;
  readonly users: Readonly<Record<string, string>>;
}

/**
 * So many events are looked at in one query: the embedded database lets nobody else have a turn meanwhile.
 */
const AT_ONCE = 5_000;

/** Looks through a stretch of an epoch for what its header says. */
export async function toldIn(db: Queries, epoch: Epoch, { first, last }: LogRange): Promise<Told> {
  const types = new Set<string>();
  const names = { segment: new Map<string, string>(), user: new Map<string, string>() };
  for (let from = first; from <= last; from += AT_ONCE) {
    const among = sql`from events where epoch = ${epoch.number} and "offset" >= ${from} and "offset" <= ${Math.min(last, from + AT_ONCE - 1)}`;
    const found = await sql<{ type: string }>`select distinct type ${among}`.execute(db);
    for (const { type } of found.rows) types.add(type);
    await setImmediate();
    for (const kind of ["segment", "user"] as const) {
      if (!types.has(`${kind}-described`)) continue;
      const { rows } = await sql<{
        subject: string;
        name: string;
      }>`select subject, data ->> 'name' as name ${among} and type = ${`${kind}-described`} order by "offset"`.execute(
        db,
      );
      for (const { subject, name } of rows) names[kind].set(idOf(subject), name);
    }
  }
  return { types, segments: Object.fromEntries(names.segment), users: Object.fromEntries(names.user) };
}
