import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import type { Tables } from "../../../server/database/schema.ts";
import { resourceOf } from "../../../server/resources/described-resource.ts";
import { RESOURCES } from "../../../server/resources/described.ts";
import { listResource } from "../../../server/kit/list.ts";
import { testDatabase } from "../../support/database.ts";
import { describedRows } from "../../support/made-up-rows.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test.each(
  RESOURCES.filter(({ references }) => Object.keys(references).length > 0).map(
    (described) => [described.path, described] as const,
  ),
)(
  "runs the same number of queries for the references of two and of fifty records of %s",
  async (_, described) => {
    const { db } = database;
    await describedRows(db, described, 50);
    const resource = resourceOf(described);
    const asked = async ($limit: number) => {
      let queries = 0;
      const counted: Kysely<Tables> = db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      const page = await listResource(counted, resource, ACCOUNT, {
        $limit,
        populate: Object.keys(resource.related),
      });
      expect(page.data).toHaveLength($limit);
      return queries;
    };
    const kinds = new Set(Object.values(described.references).map(({ one }) => one)).add("User");
    // The count, the page, and one for each kind of record that is named.
    expect([await asked(2), await asked(50)]).toEqual([2 + kinds.size, 2 + kinds.size]);
  },
);
