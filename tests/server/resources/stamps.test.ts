import { afterAll, beforeAll, expect, test } from "vitest";
import { RESOURCES } from "../../../server/resources/described.ts";
import { asking } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { addPerson } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
let other: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  await addPerson(platform.database.db, "stamps@demo.example", 1, "admin");
  other = asking(platform, { token: (await platform.signIn("stamps@demo.example")).accessToken });
});
afterAll(() => platform.close());

const labels = async (query: string) =>
  Object.values((await admin.get("/tags", query)).body.data ?? {}).map(({ label }) => label);

test("a list is narrowed by who made its records, and by when they were made and changed", async () => {
  const mine = (await admin.post("/tags", { label: "Mine", name: "mine" })).body;
  const theirs = (await other.post("/tags", { label: "Theirs", name: "theirs" })).body;
  const { db } = platform.database;
  await db
    .updateTable("resource_records")
    .set({ created_at: Date.UTC(2026, 4, 3, 12), updated_at: Date.UTC(2026, 5, 3, 12) })
    .where("id", "=", textOf(mine._id))
    .execute();
  const by = textOf(theirs["createdBy"]);
  expect(await labels(`createdBy[$in][]=${by}`)).toEqual(["Theirs"]);
  expect(await labels("createdAt[$gte]=2026-05-03T00:00:00Z&createdAt[$lt]=2026-05-04T00:00:00Z")).toEqual([
    "Mine",
  ]);
  expect(await labels("updatedAt[$gte]=2026-06-03T00:00:00Z&updatedAt[$lt]=2026-06-04T00:00:00Z")).toEqual([
    "Mine",
  ]);
  expect(await labels(`createdAt[$gte]=2026-05-03T00:00:00Z&createdBy=${by}`)).toEqual(["Theirs"]);
  expect(await labels("$sort[updatedAt]=1")).toEqual(["Mine", "Theirs"]);
});

test.each(RESOURCES.map(({ path }) => path))("%s is narrowed so", async (path) => {
  const { status, body } = await admin.get(
    path,
    "createdBy[$in][]=65a0f0039999999999999999&createdAt[$gte]=2026-01-01T00:00:00Z&updatedAt[$lt]=2100-01-01T00:00:00Z&$sort[updatedAt]=-1",
  );
  expect([status, body.total]).toEqual([200, 0]);
});
