import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import { hashSecret } from "../auth/secrets.ts";
import type { Tables } from "../database/schema.ts";
import { columnsOf } from "./described-resource.ts";
import type { Described } from "./described.ts";

const BATCH = 500;

/** Another number here, where `sortKey` or `columnsOf` came to say something else of the same record. */
const MAKE = 3;

/** Returns a fingerprint of a resource's sort and search members. */
const fingerprintOf = ({ kinds, rows, sort, search }: Described): string => {
  const about = [...new Set([...sort, ...search])]
    .toSorted()
    .map((member) => [member, kinds[member], rows[member] ?? null]);
  return hashSecret(JSON.stringify([MAKE, sort, search, about]));
};

/**
 * Rewrites sort keys and search text of records whose resource description changed, so that old records are
 * found like new ones. Versions stay, because no public member changes. An interrupted run starts again.
 */
export async function reindexRecords(db: Kysely<Tables>, resources: readonly Described[]): Promise<void> {
  const known = new Map(
    (await db.selectFrom("found_by").selectAll().execute()).map(({ collection, fingerprint }) => [
      collection,
      fingerprint,
    ]),
  );
  for (const described of resources) {
    const fingerprint = fingerprintOf(described);
    if (known.get(described.one) === fingerprint) continue;
    await writeAnew(db, described);
    await db
      .insertInto("found_by")
      .values({ collection: described.one, fingerprint })
      .onConflict((conflict) => conflict.column("collection").doUpdateSet({ fingerprint }))
      .execute();
  }
}

interface Place {
  readonly account: string;
  readonly id: string;
}

async function writeAnew(db: Kysely<Tables>, described: Described): Promise<void> {
  // Without statistics, the planner would sort all remaining rows for each batch.
  await sql`analyze ${sql.table(described.table)}`.execute(db);
  let last: Place | undefined;
  do last = await writeBatch(db, described, last);
  while (last);
}

/**
 * Writes as many as are read at a time, behind the one that was the last; returns the last of these, as long
 * as there may be more.
 */
async function writeBatch(
  db: Kysely<Tables>,
  described: Described,
  behind: Place | undefined,
): Promise<Place | undefined> {
  const table = described.table as "resource_records"; // as far as its columns are used here
  const rows = await db
    .selectFrom(table)
    .select(["account", "id", "version", "data", "keys", "search"])
    .where("collection", "=", described.one)
    .$if(behind !== undefined, (query) =>
      query.where((is) =>
        is(
          is.refTuple("account", "collection", "id"),
          ">",
          is.tuple(behind?.account ?? "", described.one, behind?.id ?? ""),
        ),
      ),
    )
    // As the table's own index has them.
    .orderBy("account")
    .orderBy("collection")
    .orderBy("id")
    .limit(BATCH)
    .execute();
  const stale = rows.flatMap(({ account, id, version, data, ...was }) => {
    const { keys, search } = columnsOf(described, data);
    return search === was.search && isDeepStrictEqual(JSON.parse(keys), was.keys)
      ? []
      : [{ account, id, version, keys, search }];
  });
  await db.transaction().execute(async (trx) => {
    // A record that is edited concurrently gets its keys from that edit.
    for (const { account, id, version, ...found } of stale)
      await trx
        .updateTable(table)
        .set(found)
        .where("account", "=", account)
        .where("collection", "=", described.one)
        .where("id", "=", id)
        .where("version", "=", version)
        .execute();
  });
  return rows.length < BATCH ? undefined : rows.at(-1);
}
