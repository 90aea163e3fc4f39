import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import { hashSecret } from "../auth/secrets.ts";
import type { Tables } from "../database/schema.ts";
import { columnsOf } from "./described-resource.ts";
import type { Described } from "./described.ts";

const BATCH = 500;

/** Version of `sortKey` and `columnsOf`. Increase it when they return something else for the same record. */
const COLUMNS_VERSION = 3;

/** Returns a fingerprint of a resource's sort and search members. */
const fingerprintOf = ({ kinds, rows, sort, search }: Described): string => {
  const about = [...new Set([...sort, ...search])]
    .toSorted()
    .map((member) => [member, kinds[member], rows[member] ?? null]);
  return hashSecret(JSON.stringify([COLUMNS_VERSION, sort, search, about]));
};

/**
 * Rewrites sort keys and search text of records whose resource description changed, so that old records are
 * found like new ones. Versions of records stay, because no public member changes. If a run is interrupted,
 * the next run starts again with the first record of the interrupted resource.
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
    await rewrite(db, described);
    await db
      .insertInto("found_by")
      .values({ collection: described.one, fingerprint })
      .onConflict((conflict) => conflict.column("collection").doUpdateSet({ fingerprint }))
      .execute();
  }
}

/** Position of a record in the order of the batches. */
interface Position {
  readonly account: string;
  readonly id: string;
}

async function rewrite(db: Kysely<Tables>, described: Described): Promise<void> {
  // Without statistics, the planner would sort all remaining rows for each batch.
  await sql`analyze ${sql.table(described.table)}`.execute(db);
  let last: Position | undefined;
  do last = await writeBatch(db, described, last);
  while (last);
}

/**
 * Rewrites the batch of records that follows the record `previous`. Returns the last record of the batch;
 * undefined if it was the last batch.
 */
async function writeBatch(
  db: Kysely<Tables>,
  described: Described,
  previous: Position | undefined,
): Promise<Position | undefined> {
  const table = described.table as "resource_records"; // the other table has the columns used here
  const rows = await db
    .selectFrom(table)
    .select(["account", "id", "version", "data", "keys", "search"])
    .where("collection", "=", described.one)
    .$if(previous !== undefined, (query) =>
      query.where((is) =>
        is(
          is.refTuple("account", "collection", "id"),
          ">",
          is.tuple(previous?.account ?? "", described.one, previous?.id ?? ""),
        ),
      ),
    )
    // The order of the table's index.
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
    // Skips records with a newer version: a concurrent edit has already written their keys and search text.
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
