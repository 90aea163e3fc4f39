import { type Kysely, type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tables } from "../../../server/database/schema.ts";
import { dayProfile } from "../../../server/demo/day-profile.ts";
import { writeHistory } from "../../../server/demo/history.ts";
import { PaperStore } from "../../../server/demo/save-papers.ts";
import { FileStore } from "../../../server/files/file-store.ts";
import { readAccountCenter } from "../../../server/log/account-center.ts";
import { demoContacts } from "../../../server/seed/demo-contacts.ts";
import { DEMO_SEGMENT_SETTINGS } from "../../../server/seed/demo-forms.ts";
import { MANDATORY_TAGS } from "../../../server/seed/demo-tags.ts";
import { seedRecords } from "../../../server/seed/seed-records.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import { atDepth } from "../../support/depth.ts";
import { newFolder } from "../../support/new-folder.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

/** A Thursday with an outage, a Monday that is a holiday, and a Wednesday with a campaign. */
const DAYS = ["2026-11-19", ...atDepth([], ["2026-11-02", "2026-10-28"])];
const HOUR = 3_600_000;
const folder = newFolder();
let platform: TestPlatform;
let db: Kysely<Tables>;

beforeAll(async () => {
  platform = await startPlatform();
  db = platform.database.db;
  const now = Date.now();
  await seedRecords(db, ACCOUNT, demoContacts(), now);
  const center = await readAccountCenter(db, ACCOUNT);
  for (const day of DAYS)
    await writeHistory({
      db,
      account: ACCOUNT,
      center,
      until: localDay(Date.parse(`${day}T12:00:00Z`), center.zone).end,
      days: 1,
      now: () => now,
      papers: new PaperStore(ACCOUNT, new FileStore(folder)),
      signal: new AbortController().signal,
    });
});
afterAll(() => platform.close());

/** Returns the number that a query counts. */
async function count(from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count ${from}`.execute(db);
  return Number(rows[0]?.count);
}
const answeredCalls = () =>
  db
    .selectFrom("call_records")
    .selectAll()
    .where("account", "=", ACCOUNT)
    .where("answered_at", "is not", null)
    .execute();

test("submissions, comments and recordings belong to calls that exist, and fit them", async () => {
  for (const table of ["form_submissions", "call_comments", "recordings"] as const)
    expect(await count(sql`from ${sql.table(table)}`)).toBeGreaterThan(0);
  const strays = [
    sql`from form_submissions one where not exists (select from call_records where account = one.account and id = one.call
      and answered_at is not null and contact = one.contact and segment = one.segment)`,
    sql`from call_comments one where not exists (select from call_records where account = one.account and leg = one.leg)`,
    sql`from recordings one where not exists (select from call_records where account = one.account and id = one.call_id
      and answered_at = one.started_at and ended_at = one.ended_at)`,
  ];
  for (const stray of strays) expect(await count(stray)).toBe(0);
  for (const { account, id, size } of await db.selectFrom("recordings").selectAll().execute())
    expect((await new FileStore(folder).head({ account, id }, size + 1)).length).toBe(size);
});

test("surveys have the scores of their submissions, which fall with the wait", async () => {
  const surveyed = (await answeredCalls()).filter(({ survey }) => survey !== null);
  const answered = await db.selectFrom("form_submissions").selectAll().where("kind", "=", "survey").execute();
  expect(surveyed.length).toBe(answered.length);
  const scores = new Map(
    answered.map(({ call, answers }) => [
      call,
      Object.fromEntries(
        answers.flatMap(({ name, value }) => (typeof value === "number" ? [[name, value]] : [])),
      ),
    ]),
  );
  for (const { id, survey } of surveyed) expect(survey).toEqual(scores.get(id));
  const mean = (some: typeof surveyed) =>
    some.reduce((sum, { survey }) => sum + (survey?.["recommend"] ?? 0), 0) / some.length;
  const waited = (isLong: boolean) => surveyed.filter((call) => (call.waited ?? 0) > 60_000 === isLong);
  expect(mean(waited(false))).toBeGreaterThan(mean(waited(true)) + 0.5);
});

test("calls have tags where the segment requires them, and topics with a sentiment and a summary", async () => {
  const answered = await answeredCalls();
  const mandatory = answered.filter(
    ({ segment, ended_at }) =>
      ended_at !== null && "mandatoryTags" in (DEMO_SEGMENT_SETTINGS[segment ?? ""] ?? {}),
  );
  expect(mandatory.length).toBeGreaterThan(50);
  expect(mandatory.filter(({ tags }) => tags.length === 0)).toEqual([]);
  expect(mandatory.some(({ tags }) => MANDATORY_TAGS.some((name) => tags.includes(name)))).toBe(true);
  const found = answered.filter(({ topics }) => topics.length > 0);
  expect(found.length / answered.length).toBeCloseTo(0.3, 1);
  expect(found.filter(({ sentiment, summary }) => sentiment === null || summary === null)).toEqual([]);
});

test("customers are contacts of the account", async () => {
  expect(await count(sql`from call_records where customer is not null`)).toBeGreaterThan(500);
  expect(
    await count(sql`from call_records one where customer is not null and not exists (select from resource_records
      where collection = 'Contact' and account = one.account and data ->> 'externalId' = one.customer
      and data ->> 'name' = (data ->> 'firstname') || ' ' || (data ->> 'lastname'))`),
  ).toBe(0);
});

test("statuses of an agent do not overlap", async () => {
  expect(await count(sql`from status_records`)).toBeGreaterThan(1_000);
  expect(
    await count(sql`from status_records one join status_records other using (account, epoch, user_id)
      where one."offset" < other."offset" and coalesce(one.ended_at, 9e15) > other.began_at`),
  ).toBe(0);
});

test.each(DAYS)("the numbers of %s show its plan", async (day) => {
  const { start } = localDay(Date.parse(`${day}T12:00:00Z`), "Europe/Madrid");
  const calls = (from: number, to: number) =>
    count(
      sql`from call_records where created_at >= ${start + from * HOUR} and created_at < ${start + to * HOUR}`,
    );
  const { load, outage, campaign } = dayProfile(day);
  const share = (await calls(0, 24)) / (1_500 * load);
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(campaign ? 2 : 1.25);
  const lost = count(sql`from connection_records where reason = 'server disconnect'
    and disconnected_at >= ${start + 15 * HOUR} and disconnected_at < ${start + 16 * HOUR}`);
  if (outage) expect(await lost).toBeGreaterThan(15);
  else expect(await lost).toBeLessThan(5);
  if (campaign) expect(await calls(12.5, 18)).toBeGreaterThan(await calls(6, 12.5));
});
