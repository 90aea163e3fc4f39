import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import { resourceOf } from "../../../server/resources/described-resource.ts";
import { RESOURCES } from "../../../server/resources/described.ts";
import { contains } from "../../../server/kit/filter-sql.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const described = RESOURCES.find(({ one }) => one === "Contact");
const { sorts, among, filters } = resourceOf(described!);

const OWN = sql`account = ${ACCOUNT} and ${among}`;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Returns the database's plan for reading the contacts without a full scan. */
const planOf = (where: RawBuilder<unknown>, which: RawBuilder<unknown>): Promise<string> =>
  database.db.transaction().execute(async (trx) => {
    for (const way of ["seqscan", "sort"]) await sql.raw(`set local enable_${way} = off`).execute(trx);
    const { rows } = await sql<
      Record<string, string>
    >`explain select * from resource_records where ${where} ${which}`.execute(trx);
    return rows.flatMap((row) => Object.values(row)).join("\n");
  });

test.each(Object.entries(sorts))("a page of contacts by %s is read from an index", async (_, sort) => {
  expect(await planOf(OWN, sql`order by ${sort} asc, id collate "C" asc limit 10`)).toMatch(
    /Index Scan (Backward )?using resource_(contacts_by|records_by_time)/,
  );
});

test("finds contacts by text and by company with an index", async () => {
  expect(await planOf(contains("search", "ferrer"), sql``)).toContain("resource_records_by_search");
  expect(await planOf(OWN, sql`and ${filters["employer"]?.column} = ${"0"}`)).toContain(
    "resource_contacts_by_employer",
  );
});
