import { expect, test } from "vitest";
import { RESOURCES } from "../../../server/resources/described.ts";
import { reindexRecords } from "../../../server/resources/reindex-records.ts";
import { seedRecords } from "../../../server/seed/seed-records.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT, SEEDED_AT } from "../../support/test-accounts.ts";

const CONTACT = RESOURCES.find(({ one }) => one === "Contact")!;
const SEGMENT = RESOURCES.find(({ one }) => one === "Segment")!;

/** More than are written at a time. */
const MANY = 620;

/** Starts an account with this number of contacts. */
async function startContacts(count = 1) {
  const database = await testDatabase();
  const { db } = database;
  await seedRecords(
    db,
    ACCOUNT,
    Array.from({ length: count }, (_, at) => ({
      id: at.toString(16).padStart(24, "0"),
      one: "Contact",
      values: { type: "person", firstname: `Ana ${at}`, lastname: "Öst", website: `https://${at}.example/` },
    })),
    SEEDED_AT,
  );
  const rows = () =>
    db
      .selectFrom("resource_records")
      .select(["id", "keys", "search", "version", "updated_at"])
      .where("collection", "=", "Contact")
      .orderBy("id")
      .execute();
  return { db, rows, close: () => database.close() };
}

test("applies new search and sort fields to existing records, and changes nothing else", async () => {
  const { db, rows, close } = await startContacts(MANY);
  const written = await rows();
  expect(written).toHaveLength(MANY);
  await reindexRecords(db, [{ ...CONTACT, search: ["firstname"], sort: ["firstname"] }]);
  expect(
    (await rows()).map(({ search, keys }) => [
      search.startsWith("ana "),
      search.includes("example"),
      Object.keys(keys),
    ]),
  ).toEqual(written.map(() => [true, false, ["firstname"]]));
  await reindexRecords(db, [CONTACT]);
  expect(await rows()).toEqual(written);
  await close();
});

test("writes nothing when the description is unchanged", async () => {
  const { db, rows, close } = await startContacts();
  await reindexRecords(db, [CONTACT]);
  await db
    .updateTable("resource_records")
    .set({ search: "as it was left" })
    .where("collection", "=", "Contact")
    .execute();
  await reindexRecords(db, [CONTACT]);
  expect((await rows()).map(({ search }) => search)).toEqual(["as it was left"]);
  await close();
});

test("segments are found by their own table", async () => {
  const { db, close } = await startContacts();
  const of = () => db.selectFrom("segments").select(["id", "search"]).orderBy("id").execute();
  const written = await of();
  expect(written.length).toBeGreaterThan(0);
  await db.updateTable("segments").set({ search: "" }).execute();
  await reindexRecords(db, [SEGMENT]);
  expect(await of()).toEqual(written);
  await close();
});
