import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Tables } from "../../../server/database/schema.ts";
import { columnsOf, resourceOf } from "../../../server/resources/described-resource.ts";
import { RESOURCES } from "../../../server/resources/described.ts";
import { listResource } from "../../../server/routes/list-resource.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const PEOPLE = ["65a0f0010000000000000001", "65a0f0010000000000000002"];
const idOf = (number: number) => String(number).padStart(24, "0");

const otherOf = (kind: string | undefined, number: number) => (kind === "references" ? [idOf(number)] : number === 0 ? null : idOf(number - 1));

test.each(RESOURCES.filter(({ references }) => Object.keys(references).length > 0).map((described) => [described.path, described] as const))("%s asks as often for those whom two records name as for those of fifty", async (_, described) => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const naming = (number: number) => Object.fromEntries(Object.entries(described.references).map(([member, { one }]) => [member, one === "User" ? (described.kinds[member] === "references" ? PEOPLE : PEOPLE[number % 2]) : otherOf(described.kinds[member], number)]));
  await db.deleteFrom("segments").execute();
  await db
    .insertInto(described.table as "resource_records")
    .values(Array.from({ length: 50 }, (__, number) => ({ account: ACCOUNT, collection: described.one, id: idOf(number), ...columnsOf(described, { ...described.defaults, ...described.examples[0], ...naming(number) }), taken: null, created_by: PEOPLE[0] ?? null, created_at: number, updated_at: number })))
    .execute();
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
    const page = await listResource(counted, resource, ACCOUNT, { $limit, populate: Object.keys(resource.related) });
    expect(page.data).toHaveLength($limit);
    return queries;
  };
  const kinds = new Set(Object.values(described.references).map(({ one }) => one)).add("User");
  // The count, the page, and one for each kind of record that is named.
  expect([await asked(2), await asked(50)]).toEqual([2 + kinds.size, 2 + kinds.size]);
});
