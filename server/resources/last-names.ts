import { sql } from "kysely";
import type { Queries } from "../database/database.ts";
import { auditOf } from "../log/channel-name.ts";
import { eventsOf } from "./events-of.ts";
import type { Recounted } from "./recounted.ts";

/** What records were called when they were removed, by their ids; of those that never were, nothing. */
export async function lastNames(
  db: Queries,
  account: string,
  { event, names }: Recounted,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const subjects = [...new Set(ids)].map((id) => `${event}/${id}`);
  const { rows } = await sql<{ subject: string; before: Readonly<Record<string, unknown>> | null }>`
    select distinct on (subject) subject, data -> 'before' as before ${eventsOf(auditOf(account), subjects, [`${event}-removed`])} order by subject, epoch desc, "offset" desc`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ subject, before }) => {
      const name = names
        .flatMap((member) => (typeof before?.[member] === "string" ? [before[member]] : []))
        .join(" ")
        .trim();
      return name === "" ? [] : [[subject.slice(event.length + 1), name]];
    }),
  );
}
