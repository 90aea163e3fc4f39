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
  /**
   * Prefix of the event types and subjects of these records, such as `tag` in `tag-edited` and `tag/65a0…`.
   */
  readonly event: string;
  /** Records that the edit also changes. */
  readonly ids: readonly string[];
}

/**
 * Runs an edit of one record that also changes the records `ids`, such as a removal of a record that they
 * reference. Each of the records `ids` gets a new version and a history entry with its state before and
 * after. Does not run the edit if `ids` is empty.
 */
export async function editTogether<Row, Shape extends { readonly _id: string }>(
  trx: Transaction<Tables>,
  { account, by, now, resource, event, ids }: Edit<Row, Shape>,
  edit: () => Promise<unknown>,
): Promise<void> {
  if (ids.length === 0) return;
  const table = sql.table(resource.table);
  // Locks the records in the order of their ids, so that concurrent changes cannot deadlock.
  const locked = await sql<{
    id: string;
  }>`select id from ${table} where account = ${account} and id = any(${ids}::text[]) order by id for no key update`.execute(
    trx,
  );
  const read = () => Promise.all(locked.rows.map(({ id }) => readResource(trx, resource, account, id, [])));
  const before = await read();
  await edit();
  await sql`update ${table} set updated_at = ${now}, version = version + 1 where account = ${account} and id = any(${locked.rows.map(({ id }) => id)}::text[])`.execute(
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
