import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { resourceOf } from "./described-resource.ts";
import { editTogether } from "./edit-together.ts";
import { anyOf, type Referrers, referrersOf } from "./described-referrers.ts";

interface Gone {
  readonly account: string;
  /** The name of its schema. */
  readonly one: string;
  readonly id: string;
}

const found = ({ described, ...namers }: Referrers, account: string) =>
  sql`account = ${account} and collection = ${described.one} and ${anyOf({ described, ...namers })}`;

/**
 * Locks the records that reference a record. Call it before locking the record, because edits lock references
 * last.
 */
export async function lockReferrers(trx: Transaction<Tables>, { account, one, id }: Gone): Promise<void> {
  for (const namers of referrersOf(one, id, "leaves"))
    await sql`select 1 from ${sql.table(namers.described.table)} where ${found(namers, account)} order by id for no key update`.execute(
      trx,
    );
}

/** Removes a deleted record from optional references. Each affected record gets a history entry. */
export async function removeReferences(
  trx: Transaction<Tables>,
  { account, one, id }: Gone,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  for (const namers of referrersOf(one, id, "leaves")) {
    const { described, members } = namers;
    const table = sql.table(described.table);
    const { rows } = await sql<{
      id: string;
    }>`select id from ${table} where ${found(namers, account)}`.execute(trx);
    const ids = rows.map((row) => row.id);
    await editTogether(
      trx,
      { account, by, now, resource: resourceOf(described), event: described.event, ids },
      async () => {
        for (const { member, names } of members) {
          const without =
            described.kinds[member] === "reference"
              ? sql`'null'::jsonb`
              : sql`(data -> ${sql.lit(member)}) - ${id}::text`;
          await sql`update ${table} set data = jsonb_set(data, array[${sql.lit(member)}], ${without}) where account = ${account} and collection = ${described.one} and id = any(${ids}::text[]) and ${names}`.execute(
            trx,
          );
        }
      },
    );
  }
}
