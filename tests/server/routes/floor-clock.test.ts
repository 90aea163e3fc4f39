import { beforeEach, expect, test } from "vitest";
import type { FloorClock } from "../../../openapi/generated/console.ts";
import type { Snapshot } from "../../../openapi/generated/live-monitor.ts";
import { floorNow } from "../../../server/log/floor-clock.ts";
import { contacts, pbx } from "../../support/pbx.ts";
import { type TestPlatform, withPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

/** A Friday, 13:00 in Madrid. The last Tuesday was November 24. */
const FRIDAY = Date.parse("2026-11-27T12:00:00.000Z");
const MINUTE = 60_000;

let now = FRIDAY;
let platform: TestPlatform;
const tokens: Record<string, string> = {};
beforeEach(async () => {
  now = FRIDAY;
  platform = await withPlatform({ now: () => now });
  for (const name of ["admin", "supervisor", "reviewer", "recorder"])
    tokens[name] = (await platform.signIn(`${name}@demo.example`)).accessToken;
});

const startDemo = (time: string) =>
  platform.feed([
    pbx(
      "traffic-started",
      "traffic/demo",
      { kind: "demo", name: "Demo", zone: "Europe/Madrid", rate: 1 },
      { source: "/demo/1", time },
    ),
  ]);
const read = async (name: string) => {
  const { body } = await platform.api("GET /live-monitor/clock", { token: tokens[name] });
  return body as unknown as FloorClock;
};
const move = (to: string, name = "supervisor") =>
  platform.api("PUT /live-monitor/clock", { token: tokens[name], json: { to } });
const snapshot = async () =>
  (await platform.api("GET /live-monitor/snapshot", { token: tokens["admin"] })).body as unknown as Snapshot;

test("reads the clock of the platform in a live account and that of the floor in a demo, as every user", async () => {
  const live = { kind: "live", now: "2026-11-27T12:00:00.000Z", rate: 1, zone: "Europe/Madrid" };
  for (const name of Object.keys(tokens)) expect(await read(name)).toEqual(live);
  await startDemo("2026-11-24T09:40:00.000Z");
  now += MINUTE;
  const demo = { ...live, kind: "demo", now: "2026-11-24T09:41:00.000Z" };
  for (const name of Object.keys(tokens)) expect(await read(name)).toEqual(demo);
});

test("takes the present time of an account from the floor in a demo only", async () => {
  const floor = () => floorNow(platform.database.db, ACCOUNT, { now, lease: 30_000 });
  expect(await floor()).toBe(FRIDAY);
  await startDemo("2026-11-24T09:40:00.000Z");
  now += MINUTE;
  expect(await floor()).toBe(Date.parse("2026-11-24T09:41:00.000Z"));
  await platform.feed(
    [["traffic-started", { kind: "recording", name: "A day", zone: "UTC", rate: 60 }] as const].map(
      ([type, data]) => pbx(type, "traffic/t", data, { source: "/play/1", time: "1999-01-05T07:00:00.000Z" }),
    ),
  );
  expect(await floor()).toBe(now);
});

test.each([
  ["morning", "2026-11-24T07:00"],
  ["peak", "2026-11-24T10:15"],
  ["evening", "2026-11-24T18:00"],
  ["start", "2026-11-24T09:40"],
])("moves a demo to %s by beginning its day again", async (to, start) => {
  await startDemo("2026-11-24T13:00:00.000Z");
  const before = await snapshot();
  const { status, body } = await move(to);
  expect([status, body]).toEqual([
    200,
    { kind: "demo", now: "2026-11-23T23:00:00.000Z", rate: 0, zone: "Europe/Madrid" },
  ]);
  const { epoch, state } = await snapshot();
  expect(epoch > before.epoch).toBe(true);
  const local = new Date(Date.parse(`${start}Z`) + 60 * MINUTE).toISOString().slice(0, 16);
  expect(state.traffic?.source).toMatch(new RegExp(`^/demo/${local}/`));
  const working = state.agents.filter(({ segments }) => segments.length > 0);
  expect(new Set(working.map(({ status: shown }) => shown))).toEqual(new Set(["disconnected"]));
});

test("a moved demo stays on its day, and its reset leads to the last Tuesday", async () => {
  await startDemo("2026-11-26T13:00:00.000Z");
  expect((await move("morning")).body).toMatchObject({ now: "2026-11-25T23:00:00.000Z" });
  expect((await move("start", "admin")).body).toMatchObject({ now: "2026-11-23T23:00:00.000Z" });
});

test("moves no clock of a live account, nor one of a demo without events", async () => {
  const problem = { status: 409, type: "/problems/conflict", detail: "The account runs no demo." };
  expect((await move("peak")).body).toMatchObject(problem);
  await startDemo("2026-11-24T09:40:00.000Z");
  now += 61 * MINUTE;
  tokens["supervisor"] = (await platform.signIn("supervisor@demo.example")).accessToken;
  expect((await move("peak")).body).toMatchObject(problem);
  await platform.feed(contacts(1, "live"));
  expect((await move("peak")).body).toMatchObject(problem);
});

test("users without access to the floor cannot move it", async () => {
  await startDemo("2026-11-24T09:40:00.000Z");
  expect((await move("peak", "reviewer")).status).toBe(403);
  expect((await move("peak", "recorder")).status).toBe(403);
});
