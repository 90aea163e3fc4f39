import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { searchWords } from "../../../server/database/migrations/0032-search-words.ts";
import { testDatabase } from "../../support/database.ts";

test("makes earlier texts searchable by current input, including phone digits", async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  await db
    .updateTable("users")
    .set({ search: "jürgen groß o’neill", lastname_key: "groß" })
    .where("email", "=", "admin@demo.example")
    .execute();
  await sql`update branches set search = case when name = (select min(name) from branches) then 'hauptstraße 5 +34 600-123-456' else 'plain' end`.execute(
    db,
  );
  await searchWords.up(db);
  expect(
    await db
      .selectFrom("users")
      .select(["search", "lastname_key"])
      .where("email", "=", "admin@demo.example")
      .execute(),
  ).toEqual([{ search: "jürgen gross o'neill", lastname_key: "gross" }]);
  expect(
    new Set((await db.selectFrom("branches").select("search").execute()).map(({ search }) => search)),
  ).toContain("hauptstrasse 5 +34 600-123-456 34600123456");
});
