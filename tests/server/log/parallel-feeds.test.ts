import { afterAll, beforeAll, expect, test } from "vitest";
import { contacts, pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { wholeLog } from "../../support/whole-log.ts";

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
  token = (await platform.signIn("admin@demo.example")).accessToken;
});
afterAll(() => platform.close());

const everything = () => wholeLog(platform, { token });

test("keeps offsets without gaps and batches in order with concurrent feeds", async () => {
  const batches = Array.from({ length: 40 }, (_, index) => contacts(1 + (index % 7) * 5, `batch-${index}`));
  const answers = await Promise.all(batches.map((batch) => platform.feed(batch)));
  expect(answers.map(({ accepted }) => accepted)).toEqual(batches.map((batch) => batch.length));
  const events = await everything();
  expect(events.map(({ offset }) => offset)).toEqual(events.map((_, index) => index + 1));
  for (const batch of batches) {
    const ids = batch.map(({ id }) => id);
    expect(events.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids);
  }
});

test("accepts concurrent duplicate deliveries once and returns the right counts to each feeder", async () => {
  const events = contacts(50, "race");
  const answers = await Promise.all(Array.from({ length: 12 }, () => platform.feed(events)));
  expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(50);
  expect(
    answers.every(
      ({ accepted, duplicates, refused }) => accepted + duplicates === 50 && refused.length === 0,
    ),
  ).toBe(true);
  const ids = new Set(events.map(({ id }) => id));
  expect((await everything()).filter(({ id }) => ids.has(id))).toHaveLength(50);
});

test("batches that share some of their events lose none and double none", async () => {
  const shared = contacts(30, "shared");
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      platform.feed([
        ...shared.slice(index * 3),
        ...contacts(2, `own-${index}`),
        ...shared.slice(0, index * 3),
      ]),
    ),
  );
  expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(30 + 20);
});

test("a write that fails in the middle leaves neither events nor records, and the next delivery brings both", async () => {
  const { db } = platform.database;
  const events = [
    pbx("contact-created", "contact/torn", { channel: "audio", origin: "ivr" }),
    pbx("call-created", "call/torn", {
      contact: "torn",
      segment: "65a0f0020000000000000001",
      channel: "audio",
    }),
  ];
  const before = await everything();
  await db.schema.alterTable("call_records").renameTo("call_records_away").execute();
  await expect(platform.feed(events)).rejects.toThrow(/call_records/);
  await db.schema.alterTable("call_records_away").renameTo("call_records").execute();
  expect(await everything()).toEqual(before);
  expect(await db.selectFrom("contact_records").select("id").where("id", "=", "torn").execute()).toEqual([]);
  expect(await platform.feed(events)).toMatchObject({ accepted: 2, duplicates: 0 });
  expect((await everything()).length).toBe(before.length + 2);
  expect(
    await db.selectFrom("call_records").select(["id", "contact"]).where("id", "=", "torn").execute(),
  ).toEqual([{ id: "torn", contact: "torn" }]);
});
