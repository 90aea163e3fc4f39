import { expect, onTestFinished, test } from "vitest";
import { companiesByName } from "../../../server/database/migrations/0030-companies-by-name.ts";
import { seedRecords } from "../../../server/seed/seed-records.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

test("a company that was called by the person its record names is called by its own name, and sorted by that", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const kept = [
    { type: "company", firstname: "Zoé", company: "Àcme", name: "Zoé" },
    { type: "company", firstname: "Zoé", company: "", name: "Zoé" },
    { type: "person", firstname: "Zoé", company: "Àcme", name: "Zoé" },
  ];
  await seedRecords(
    db,
    ACCOUNT,
    kept.map((values, index) => ({ one: "Contact", id: `65a0f099000000000000000${index}`, values })),
    0,
  );
  await companiesByName.up(db);
  const rows = await db
    .selectFrom("resource_records")
    .select(["data", "keys"])
    .where("account", "=", ACCOUNT)
    .where("collection", "=", "Contact")
    .orderBy("id")
    .execute();
  expect(rows.map(({ data, keys }) => [data["name"], keys["name"]])).toEqual([
    ["Àcme", "acme"],
    ["Zoé", "zoe"],
    ["Zoé", "zoe"],
  ]);
});
