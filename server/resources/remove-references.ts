import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { resourceOf } from "./described-resource.ts";
import { editTogether } from "./edit-together.ts";
import { anyOf, type Referrers, referrersOf } from "./described-referrers.ts";

/** A record that is being deleted. */
interface Gone {
  readonly account: string;
  /** Schema name of the record. */
  readonly one: string;
  readonly id: string;
}

const referencingRows = ({ described, ...referrer }: Referrers, account: string) =>
  sql`account = ${account} and collection = ${described.one} and ${anyOf({ described, ...referrer })}`;

/**
 * Locks the records that lose their reference when a record is deleted. Call it before locking the record to
 * delete, because edits lock the edited record first and the records that it references last.
 */
export async function lockReferrers(trx: Transaction<Tables>, { account, one, id }: Gone): Promise<void> {
  for (const referrer of referrersOf(one, id, "leaves"))
    await sql`select 1 from ${sql.table(referrer.described.table)} where ${referencingRows(referrer, account)} order by id for no key update`.execute(
      trx,
    );
}

/**
 * Removes those references to a record that do not block its deletion, before it is deleted. Each record that
 * loses a reference gets a history entry.
 */
export async function removeReferences(
  trx: Transaction<Tables>,
  { account, one, id }: Gone,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  for (const referrer of referrersOf(one, id, "leaves")) {
    const { described, members } = referrer;
    const table = sql.table(described.table);
    const { rows } = await sql<{
      id: string;
    }>`select id from ${table} where ${referencingRows(referrer, account)}`.execute(trx);
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
