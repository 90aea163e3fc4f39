import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AgentMetrics } from "../../../openapi/generated/console.ts";
import type { DetailStatus } from "../../../openapi/generated/live-monitor.ts";
import { AgentDays } from "../../../server/metrics/agent-days.ts";
import { ANA, SALES } from "../../support/floor-story.ts";
import { pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";

const MINUTE = 60_000;

let platform: TestPlatform;
let admin: Ask;
let source = "";
let number = 0;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  for (const table of ["status_records", "connection_records", "call_records", "agent_days"] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable("accounts").set({ time_zone: "UTC", configuration: "{}" }).execute();
  source = `/days/${++number}`;
});

async function feed(...events: readonly ReturnType<typeof pbx>[]): Promise<void> {
  expect((await platform.feed(events)).refused).toEqual([]);
}

const at = (time: string) => ({ time: `2026-02-${time}:00.000Z`, source });
const begins = () =>
  pbx("traffic-started", "traffic/t", { kind: "recording", name: "any", zone: "UTC", rate: 0 }, { source });
const reports = (status: DetailStatus, time: string) =>
  pbx("user-status-changed", `user/${ANA}`, { status }, at(time));

/** Stores the days that are over, and returns their dates. */
async function storeDays(): Promise<readonly string[]> {
  const { db } = platform.database;
  await new AgentDays({ db, times: () => ({ now: Date.now(), lease: 30_000 }) }).store();
  return storedDays();
}

async function storedDays(): Promise<readonly string[]> {
  const rows = await platform.database.db
    .selectFrom("agent_days")
    .select("starts")
    .orderBy("starts")
    .execute();
  return rows.map(({ starts }) => new Date(starts).toISOString().slice(5, 16));
}

async function report(zone = "UTC"): Promise<AgentMetrics["rows"]> {
  const { status, body } = await platform.api("POST /metrics/agents", {
    ...admin,
    json: {
      range: { from: "2026-02-03T00:00:00Z", to: "2026-02-06T00:00:00Z", zone },
      groupBy: ["agent", "day"],
    },
  });
  expect(status).toBe(200);
  return (body as unknown as AgentMetrics).rows; // validated against the contract by the test platform
}

const ofDay = async (day: string) =>
  (await report()).find((row) => row.agent === ANA && row.day === `2026-02-${day}`);

/** An agent who is available from the 3rd, 09:00, until the 4th, 18:00; the last report is of the 5th. */
const SHIFT = () => [
  begins(),
  reports("available", "03T09:00"),
  reports("disconnected", "04T18:00"),
  reports("disconnected", "05T09:00"),
];

test("reports add stored days to the day that is not over", async () => {
  await feed(...SHIFT());
  const before = await report();
  expect(await storeDays()).toEqual(["03T00:00", "04T00:00"].map((day) => `02-${day}`));
  expect(await report()).toEqual(before);
  await platform.database.db
    .updateTable("agent_days")
    .set({ amounts: sql`array_fill(1, array[cardinality(names)])` })
    .execute();
  expect(await ofDay("04")).toMatchObject({ connected: 1, statuses: { available: 1 } });
});

test("deletes the stored days that a late event changes, and only those", async () => {
  await feed(...SHIFT());
  await storeDays();
  await feed(
    pbx(
      "call-created",
      "call/late",
      { contact: "late", segment: SALES, user: ANA, channel: "audio" },
      at("04T12:00"),
    ),
  );
  expect(await storedDays()).toEqual(["02-03T00:00"]);
  await feed(pbx("call-ended", "call/late", { by: "customer" }, at("04T12:10")));
  await storeDays();
  expect(await ofDay("04")).toMatchObject({ calls: 1, ended: 1, handled: 10 * MINUTE });
});

test("keeps the stored days in which an agent remained disconnected", async () => {
  await feed(...SHIFT());
  await storeDays();
  await feed(reports("available", "05T10:00"));
  expect(await storedDays()).toHaveLength(2);
});

test("deletes the stored days after the last event of an epoch when the next one begins", async () => {
  await feed(begins(), reports("available", "03T09:00"), reports("available", "04T10:00"));
  // The clock ran on: until then, the agent counts as available.
  await platform.database.db
    .updateTable("epochs")
    .set({ anchor_time: Date.parse("2026-02-06T12:00:00Z") })
    .where("source", "=", source)
    .execute();
  expect(await storeDays()).toHaveLength(3);
  expect(await ofDay("05")).toMatchObject({ connected: 24 * 60 * MINUTE });
  source = "/days/next";
  await feed(begins());
  expect(await storedDays()).toEqual(["02-03T00:00"]);
  expect(await ofDay("04")).toMatchObject({ connected: 10 * 60 * MINUTE });
  expect(await ofDay("05")).toBeUndefined();
});

test("does not store the beginning of a status over its limit before the status ends", async () => {
  const limits = { statusLimits: { break: 10 } };
  await platform.database.db
    .updateTable("accounts")
    .set({ configuration: JSON.stringify(limits) })
    .execute();
  await feed(begins(), reports("break", "03T23:45"));
  await feed(pbx("call-ended", "call/none", { by: "customer" }, at("04T00:10")));
  expect(await storeDays()).toEqual([]);
  expect(await ofDay("03")).toMatchObject({ over: { break: 15 * MINUTE } });
  await feed(reports("available", "04T00:30"));
  expect(await storeDays()).toEqual(["02-03T00:00"]);
  expect(await ofDay("03")).toMatchObject({ over: { break: 35 * MINUTE } });
});

test("stores nothing while past events are being written", async () => {
  await feed(...SHIFT());
  const { db } = platform.database;
  const epoch = await db.selectFrom("epochs").selectAll().orderBy("number", "desc").executeTakeFirstOrThrow();
  const { number: _, ...values } = epoch;
  await db
    .insertInto("epochs")
    .values({ ...values, epoch: "past", source: "/past", ended: true, head: 0 })
    .execute();
  expect(await storeDays()).toEqual([]);
  await db.deleteFrom("epochs").where("source", "=", "/past").execute();
  expect(await storeDays()).toHaveLength(2);
});

test("stores the days of the new time zone, and uses none of another zone", async () => {
  await feed(...SHIFT());
  await storeDays();
  await platform.database.db.updateTable("accounts").set({ time_zone: "Asia/Kolkata" }).execute();
  expect(await storeDays()).toEqual(["02-02T18:30", "02-03T18:30"]);
  expect(await ofDay("04")).toMatchObject({ connected: 18 * 60 * MINUTE });
});
