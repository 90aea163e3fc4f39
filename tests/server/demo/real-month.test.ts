import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Demo, Metrics } from "../../../openapi/generated/console.ts";
import { atDepth, isSoak } from "../../support/depth.ts";
import { eventually } from "../../support/eventually.ts";
import { pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform, textOf, withPlatform } from "../../support/platform.ts";
import { expectedDays, reportedDays } from "../../support/reported-days.ts";
import { dailyMetrics, hasJanuary, JANUARY, needed } from "../../support/recorded-data.ts";

const ZONE = "Asia/Jerusalem";
const BYTES = { "content-type": "application/octet-stream" };
const HEADER =
  "vru+line\tcall_id\tcustomer_id\tpriority\ttype\tdate\tvru_entry\tvru_exit\tvru_time\tq_start\tq_exit\tq_time\toutcome\tser_start\tser_exit\tser_time\tserver";
/** A short month: two calls, of which one queued, a customer who hung up, and a row that cannot be read. */
const SHORT = [
  HEADER,
  "AA0101\t1\tC1\t2\tPS\t990105\t8:00:00\t8:00:10\t10\t8:00:10\t8:00:40\t30\tAGENT\t8:00:40\t8:02:40\t120\tA1",
  "AA0102\t2\tC2\t1\tNW\t990105\t9:00:00\t9:00:05\t5\t0:00:00\t0:00:00\t0\tAGENT\t9:00:05\t9:01:05\t60\tA2",
  "AA0103\t3\tC3\t1\tPS\t990106\t9:00:00\t9:00:05\t5\t9:00:05\t9:00:25\t20\tHANG\t0:00:00\t0:00:00\t0\tNO_SERVER",
  "AA0104\t4\tC4\t1\tPS\tnever\t9:00:00",
].join("\r\n");

const demo = (platform: TestPlatform) =>
  platform.feed([
    pbx(
      "traffic-started",
      "traffic/demo",
      { kind: "demo", name: "Demo", zone: "Europe/Madrid", rate: 1 },
      { source: "/demo/1", time: "2026-11-24T09:40:00.000Z" },
    ),
    pbx(
      "contact-created",
      "contact/c1",
      { channel: "audio", origin: "ivr" },
      { source: "/demo/1", time: "2026-11-24T09:41:00.000Z" },
    ),
    pbx(
      "contact-ended",
      "contact/c1",
      { outcome: "abandoned" },
      { source: "/demo/1", time: "2026-11-24T09:42:00.000Z" },
    ),
  ]);

const tokenOf = async (platform: TestPlatform, name: string) => ({
  token: (await platform.signIn(`${name}@demo.example`)).accessToken,
});
type Asking = Awaited<ReturnType<typeof tokenOf>>;

const monthOf = async (platform: TestPlatform, caller: Asking) =>
  ((await platform.api("GET /demo", caller)).body as unknown as Demo).month;

const loaded = (platform: TestPlatform, caller: Asking) =>
  eventually(async () => {
    const month = await monthOf(platform, caller);
    expect(month?.state).toBe("loaded");
    return month;
  });

/** Metrics of the calls of a period by day, of the caller's account. */
const byDay = async (
  platform: TestPlatform,
  caller: Asking,
  from: string,
  to: string,
  measures?: string[],
) => {
  const { body } = await platform.api("POST /metrics/calls", {
    ...caller,
    json: { range: { from, to, zone: ZONE }, interval: "day", ...(measures && { measures }) },
  });
  return body as unknown as Metrics;
};

const switchTo = async (platform: TestPlatform, caller: Asking, account: string) =>
  platform.api(`POST /linked-accounts/${account}/session`, caller);

describe("a short month", () => {
  let platform: TestPlatform;
  let supervisor: Asking;
  beforeAll(async () => {
    platform = await startPlatform({});
    await demo(platform);
    supervisor = await tokenOf(platform, "supervisor");
  });

  afterAll(() => platform.close());

  test("is loaded into an account of its own, whose administrator is the user who loaded it", async () => {
    const before = await byDay(platform, supervisor, "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z");
    expect(await monthOf(platform, supervisor)).toMatchObject({ state: "none", hasFile: false });
    const sent = await platform.api("PUT /demo/month", { ...supervisor, raw: SHORT, headers: BYTES });
    expect(sent.status).toBe(200);
    const month = await loaded(platform, supervisor);
    expect(month).toMatchObject({
      rows: 4,
      leftOut: 1,
      progress: 1,
      days: { first: "1999-01-05", last: "1999-01-06" },
    });
    expect(await byDay(platform, supervisor, "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z")).toEqual(before);
    expect((await byDay(platform, supervisor, "1999-01-01T00:00:00Z", "1999-02-01T00:00:00Z")).calls).toBe(0);

    const admin = await tokenOf(platform, "admin");
    // Another user has no access until they ask for it, and keeps their privilege.
    expect((await monthOf(platform, admin))?.account).toBeNull();
    expect((await switchTo(platform, admin, month?.account ?? "")).status).toBe(404);
    expect((await platform.api("POST /demo/month", admin)).status).toBe(200);
    expect((await monthOf(platform, admin))?.account).toBe(month?.account);

    const switched = await switchTo(platform, supervisor, month?.account ?? "");
    expect(switched.status).toBe(200);
    const there = { token: textOf(switched.body["accessToken"]) };
    // The session in the account of the demo has ended.
    expect((await platform.api("GET /auth/check-token", supervisor)).status).toBe(401);
    const session = (await platform.api("GET /auth/check-token", there)).body;
    expect(session).toMatchObject({
      principal: true,
      user: { firstname: "Sofía", privilege: "admin", level: 1, email: null },
      account: { _id: month?.account, name: "Anonymous Bank, January 1999", timeZone: ZONE },
    });
    const segments = await platform.api("GET /segments", there);
    expect((segments.body["data"] as unknown as { name: string }[]).map(({ name }) => name).sort()).toEqual([
      "NW",
      "PS",
    ]);
    const { rows } = await byDay(platform, there, "1999-01-01T00:00:00Z", "1999-02-01T00:00:00Z", [
      "contacts",
      "abandoned",
      "contactWait",
      "contactServiceTime",
    ]);
    expect(rows.map(({ level, values }) => [level, values["contacts"], values["abandoned"]])).toEqual([
      [0, 3, 1],
      [1, 2, 0],
      [1, 1, 1],
    ]);
    expect(rows[1]?.values).toMatchObject({ contactWait: 15_000, contactServiceTime: 90_000 });

    const accounts = (await platform.api("GET /linked-accounts", there)).body["data"] as unknown as {
      _id: string;
      name: string;
    }[];
    expect(accounts.map(({ name }) => name)).toEqual(["Switchboard Demo"]);
    const back = await switchTo(platform, there, accounts[0]?._id ?? "");
    const home = (await platform.api("GET /auth/check-token", { token: textOf(back.body["accessToken"]) }))
      .body;
    expect(home).toMatchObject({
      principal: false,
      user: { firstname: "Sofía", privilege: "supervisor" },
      account: { name: "Switchboard Demo" },
    });
  });

  test("gives no way into the demo to a user of the month whose password another user has set", async () => {
    const admin = await tokenOf(platform, "admin");
    const { db } = platform.database;
    const { month } = await db.selectFrom("demo_months").select("month").executeTakeFirstOrThrow();
    const link = await db
      .selectFrom("linked_users")
      .selectAll()
      .where("linked_account", "=", month)
      .innerJoin("users", (join) =>
        join
          .onRef("users.id", "=", "linked_users.user_id")
          .onRef("users.account", "=", "linked_users.account"),
      )
      .where("users.email", "=", "admin@demo.example")
      .executeTakeFirstOrThrow();
    const there = { token: textOf((await switchTo(platform, admin, month)).body["accessToken"]) };
    const change = (values: { email: string | null; password_hash: string | null }) =>
      db.updateTable("users").set(values).where("id", "=", link.linked_user).execute();
    for (const values of [
      { email: "taken-over@demo.example", password_hash: null },
      { email: null, password_hash: "x" },
    ]) {
      await change(values);
      expect((await switchTo(platform, there, link.account)).status).toBe(404);
      expect((await platform.api("GET /linked-accounts", there)).body).toEqual({ data: [] });
    }
    await change({ email: null, password_hash: null });
    expect((await switchTo(platform, there, link.account)).status).toBe(200);
  });

  test("ends the sessions in the month of a user who is disabled in the demo", async () => {
    const { db } = platform.database;
    const { month } = await db.selectFrom("demo_months").select("month").executeTakeFirstOrThrow();
    const supervisor = await tokenOf(platform, "supervisor");
    const there = { token: textOf((await switchTo(platform, supervisor, month)).body["accessToken"]) };
    expect((await platform.api("GET /auth/check-token", there)).status).toBe(200);
    const { id } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "supervisor@demo.example")
      .executeTakeFirstOrThrow();
    const admin = await tokenOf(platform, "admin");
    const read = await platform.api(`GET /users/${id}`, admin);
    const changed = await platform.api(`PATCH /users/${id}`, {
      ...admin,
      json: { disabled: true },
      headers: { "if-match": read.headers.get("etag") ?? "" },
    });
    expect(changed.status).toBe(200);
    expect((await platform.api("GET /auth/check-token", there)).status).toBe(401);
    await db.updateTable("users").set({ disabled: false }).where("id", "=", id).execute();
  });

  test("cannot be opened by a user who is disabled there, nor loaded in an account without a demo", async () => {
    const admin = await tokenOf(platform, "admin");
    const { db } = platform.database;
    const { month } = await db.selectFrom("demo_months").select("month").executeTakeFirstOrThrow();
    await platform.api("POST /demo/month", admin);
    await db.updateTable("users").set({ disabled: true }).where("account", "=", month).execute();
    expect((await switchTo(platform, admin, month)).status).toBe(404);
    expect((await platform.api("GET /linked-accounts", admin)).body).toEqual({ data: [] });
    const other = { token: (await platform.signIn("admin@other.example")).accessToken };
    expect((await platform.api("PUT /demo/month", { ...other, raw: SHORT, headers: BYTES })).status).toBe(
      409,
    );
    expect((await switchTo(platform, other, month)).status).toBe(404);
    const reviewer = await tokenOf(platform, "reviewer");
    expect((await platform.api("POST /demo/month", reviewer)).status).toBe(403);
  });
});

test.each([
  ["kind", "Ticket;Status\n1;New"],
  ["packing", Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])],
  ["nothing", HEADER],
])("names the fault of a file that cannot be loaded: %s", async (fault, raw) => {
  const platform = await withPlatform({});
  await demo(platform);
  const supervisor = await tokenOf(platform, "supervisor");
  await platform.api("PUT /demo/month", { ...supervisor, raw, headers: BYTES });
  await eventually(async () =>
    expect(await monthOf(platform, supervisor)).toMatchObject({ state: "failed", fault, account: null }),
  );
  // The next file is loaded into the same account.
  await platform.api("PUT /demo/month", { ...supervisor, raw: SHORT, headers: BYTES });
  expect(await loaded(platform, supervisor)).toMatchObject({ rows: 4 });
  const { accounts } = await platform.database.db
    .selectFrom("accounts")
    .select((is) => is.fn.countAll<number | string>().as("accounts"))
    .where("name", "like", "Anonymous Bank%")
    .executeTakeFirstOrThrow();
  expect(Number(accounts)).toBe(1);
});

/** Returns the file of the month; in the gate, only its rows of the tenth day. */
function januaryFile(): Uint8Array {
  const packed = readFileSync(JANUARY);
  const [header = "", ...rows] = gunzipSync(packed).toString("latin1").split("\r\n");
  const day = [header, ...rows.filter((row) => row.split("\t")[5] === "990110")].join("\r\n");
  return atDepth(Buffer.from(day), packed);
}

test.skipIf(!hasJanuary)(
  `a ${atDepth("day", "month")} of real calls has the independently computed numbers${needed}`,
  async () => {
    const platform = await withPlatform({});
    await demo(platform);
    const admin = await tokenOf(platform, "admin");
    await platform.api("PUT /demo/month", { ...admin, raw: januaryFile(), headers: BYTES });
    const month = await loaded(platform, admin);
    expect(month).toMatchObject({ rows: atDepth(1_987, 31_599), leftOut: 0 });
    const switched = await switchTo(platform, admin, month?.account ?? "");
    const days = dailyMetrics().filter(({ date }) => atDepth(date === "1999-01-10", true));
    expect(await reportedDays(platform, textOf(switched.body["accessToken"]))).toEqual(expectedDays(days));
  },
);

test.skipIf(!hasJanuary || !isSoak)(`stops, and starts again from the folder${needed}`, async () => {
  const platform = await withPlatform({ config: { recordedData: dirname(dirname(JANUARY)) } });
  await demo(platform);
  const admin = await tokenOf(platform, "admin");
  await platform.api("POST /demo/month", admin);
  await eventually(async () => expect((await monthOf(platform, admin))?.progress).toBeGreaterThan(0));
  expect((await platform.api("DELETE /demo/month", admin)).status).toBe(204);
  expect(await monthOf(platform, admin)).toMatchObject({ state: "stopped", account: null });
  await platform.api("POST /demo/month", admin);
  expect(await loaded(platform, admin)).toMatchObject({ rows: 31_599, days: { first: "1999-01-01" } });
});
