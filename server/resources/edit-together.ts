import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { appendAudits } from "../log/append-audit.ts";
import { readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

interface Edit<Row, Shape extends { readonly _id: string }> {
  readonly account: string;
  /** User who makes the change. */
  readonly by: string;
  readonly now: number;
  readonly resource: Resource<Row, Shape>;
  /** Prefix of its event types and subjects: `tag-edited` of `tag/65a0…`. */
  readonly event: string;
  readonly ids: readonly string[];
}

/**
 * Gives records that an external change affects a new version and a history entry with the state before and
 * after.
 */
export async function editTogether<Row, Shape extends { readonly _id: string }>(
  trx: Transaction<Tables>,
  { account, by, now, resource, event, ids }: Edit<Row, Shape>,
  edit: () => Promise<unknown>,
): Promise<void> {
  if (ids.length === 0) return;
  const table = sql.table(resource.table);
  // Locks in one order, so that concurrent changes cannot deadlock.
  const held = await sql<{
    id: string;
  }>`select id from ${table} where account = ${account} and id = any(${ids}::text[]) order by id for no key update`.execute(
    trx,
  );
  const read = () => Promise.all(held.rows.map(({ id }) => readResource(trx, resource, account, id, [])));
  const before = await read();
  await edit();
  await sql`update ${table} set updated_at = ${now}, version = version + 1 where account = ${account} and id = any(${held.rows.map(({ id }) => id)}::text[])`.execute(
    trx,
  );
  const after = await read();
  const changes = before.flatMap((was, at) => {
    const is = after[at];
    return was && is
      ? [
          {
            type: `${event}-edited`,
            subject: `${event}/${is._id}`,
            data: { by, before: was, after: is },
            at: now,
          },
        ]
      : [];
  });
  await appendAudits(trx, account, changes);
}
