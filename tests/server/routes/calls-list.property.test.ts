import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AgentMetrics, Call, CallPage } from "../../../openapi/generated/console.ts";
import { timeOfCall } from "../../../server/recordings/recorded-calls.ts";
import { atDepth } from "../../support/depth.ts";
import { pbx } from "../../support/pbx.ts";
import { callRow, insertCalls } from "../../support/call-row.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, addPrivilege, keyFor, SEEDED_AT } from "../../support/test-accounts.ts";

interface Page {
  readonly total: number;
  readonly data: readonly Call[];
  readonly next: string | null;
  readonly intervals?: CallPage["intervals"];
}

const SEGMENT = "65a0f0020000000000000001";

let platform: TestPlatform;
let admin: Ask;
/** Sees calls, but no recordings. */
let analyst: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  await addPrivilege(platform.database.db, "analyst", ["calls.read"]);
  await addPrivilege(platform.database.db, "recorder", ["recordings.write"]);
  analyst = { key: await keyFor(platform.database.db, ACCOUNT, "analyst") };
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ["call_records", "recordings"] as const)
    await platform.database.db.deleteFrom(table).execute();
});

type Values = Partial<Parameters<typeof callRow>[0]>;

const add = (rows: readonly (Values & { readonly id: string; readonly minute: number })[]) =>
  insertCalls(
    platform.database.db,
    rows.map(({ minute, ...values }) =>
      callRow({ account: ACCOUNT, segment: SEGMENT, at: SEEDED_AT + minute * 60_000, ...values }),
    ),
  );

const answer = (query: string, ask = admin) => platform.api("GET /calls", { ...ask, query });
const list = async (query: string) => (await answer(query)).body as unknown as Page; // the contract is checked by `api`
const ids = async (query: string) => (await list(query)).data.map(({ _id }) => _id);

/** Adds pending recordings of calls. `at`: null if the calls were not known then. */
async function addRecordings(calls: readonly string[], at?: null): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map((call) => ({
    account: ACCOUNT,
    id: createHash("sha256").update(call).digest("hex").slice(0, 24),
    status: "pending" as const,
    call_id: call,
    call_at: at === null ? null : timeOfCall(ACCOUNT, call),
    media: "video/webm" as const,
    most: 1,
    started_at: SEEDED_AT,
    search: "",
    created_at: SEEDED_AT,
    updated_at: SEEDED_AT,
  }));
  await platform.database.db.insertInto("recordings").values(rows).execute();
}

/** Few different minutes, so that many calls began at the same time. */
const minutes = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 30 });

test("shows every call once for any page sizes, while newer calls are added", async () => {
  await fc.assert(
    fc.asyncProperty(
      minutes,
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("createdAt", "startedAt"),
      async (before, sizes, by) => {
        await platform.database.db.deleteFrom("call_records").execute();
        const old = before.map((minute, index) => ({ id: `old-${index}`, minute }));
        if (old.length > 0) await add(old);
        const shown: string[] = [];
        let after: string | null = "";
        for (let page = 0; after !== null; page++) {
          const size = sizes[page % sizes.length];
          const part: Page = await list(
            `$limit=${size}&$count=none&$sort[${by}]=-1${after === "" ? "" : `&$after=${after}`}`,
          );
          shown.push(...part.data.map(({ _id }) => _id));
          after = part.next;
          await add([{ id: `new-${page}`, minute: 100 + page }]);
        }
        expect(shown.filter((one) => one.startsWith("old")).toSorted()).toEqual(
          old.map(({ id }) => id).toSorted(),
        );
        expect(shown).toHaveLength(old.length);
      },
    ),
    { numRuns: atDepth(8, 60) },
  );
});

test("orders pages that continue as one page", async () => {
  await add([3, 1, 3, 0, 2, 3, 1].map((minute, index) => ({ id: `c${index}`, minute })));
  for (const sort of ["$sort[createdAt]=-1", "$sort[createdAt]=1", "$sort[startedAt]=-1", ""]) {
    const whole = await ids(`${sort}&$limit=100`);
    const { data, next } = await list(`${sort}&$limit=3`);
    expect(next).not.toBeNull();
    const rest = await list(`${sort}&$limit=100&$after=${next}`);
    expect([...data, ...rest.data].map(({ _id }) => _id)).toEqual(whole);
    expect(rest.next).toBeNull();
  }
});

test("returns rows without their total, and the total without rows", async () => {
  await add(Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, minute: index })));
  expect(await list("$count=only")).toMatchObject({ total: 12, data: [] });
  expect(await list("$count=none&$limit=5")).toMatchObject({ total: 6 });
  expect(await list("$count=none&$limit=5&$skip=10")).toMatchObject({ total: 12, next: null });
  expect(await list("$count=none&$limit=5&$skip=40")).toMatchObject({ total: 40, data: [] });
  expect(await list("$limit=5")).toMatchObject({ total: 12 });
});

test("refuses to continue an order that cannot be continued, and a page that is skipped", async () => {
  const { status: byWait } = await answer(`$sort[waited]=-1&$after=${SEEDED_AT}.c1`);
  const { status: skipped } = await answer(`$skip=10&$after=${SEEDED_AT}.c1`);
  const { status: unreadable } = await answer("$after=yesterday");
  expect([byWait, skipped, unreadable]).toEqual([422, 422, 400]);
  expect((await list("$sort[waited]=-1")).next).toBeNull();
});

test("finds late calls as the measure counts them, and calls by their outcome or state", async () => {
  const answered = (waited: number) => ({ queue: "q", waited, outcome: "answered" as const });
  const gone = { answered_at: null, waited: 3_000, outcome: "abandoned" as const };
  await add([
    { id: "in-time", minute: 0, ...answered(20_000) },
    { id: "late", minute: 1, ...answered(20_001) },
    { id: "abandoned", minute: 2, queue: "q", ...gone },
    { id: "never-queued", minute: 3, queue: null, ...gone },
    { id: "waiting", minute: 4, queue: "q", answered_at: null, waited: null, outcome: null, epoch: 999 },
  ]);
  expect((await ids("late=true")).toSorted()).toEqual(["abandoned", "late"]);
  expect((await ids("late=false")).toSorted()).toEqual(["in-time", "never-queued", "waiting"]);
  expect((await ids("outcome=abandoned")).toSorted()).toEqual(["abandoned", "never-queued"]);
  expect(await ids("outcome[$in][]=lost&outcome[$in][]=timeout")).toEqual(["waiting"]);
  expect((await ids("outcome[$ne]=abandoned")).toSorted()).toEqual(["in-time", "late", "waiting"]);
  const { body } = await platform.api("POST /metrics/calls", {
    ...admin,
    json: {
      range: {
        from: new Date(SEEDED_AT).toISOString(),
        to: new Date(SEEDED_AT + 3_600_000).toISOString(),
        zone: "UTC",
      },
      measures: ["late"],
    },
  });
  expect(body).toMatchObject({ rows: [{ values: { late: 2 } }] });
});

test("counts exactly the listed calls by interval, at any filters", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          minute: fc.integer({ min: 0, max: 3_000 }),
          waited: fc.constantFrom(1_000, 60_000),
          customer: fc.constantFrom("C1", "C2"),
          consent_at: fc.constantFrom(null, SEEDED_AT),
        }),
        { minLength: 1, maxLength: 20 },
      ),
      fc.constantFrom("quarter", "hour", "day"),
      fc.constantFrom("", "&customer=C1", "&$search=c2", "&consent=true", "&consent=false", "&late=true"),
      async (rows, interval, filter) => {
        await platform.database.db.deleteFrom("call_records").execute();
        await add(
          rows.map((row, index) => ({ id: `c${index}`, search: row.customer.toLowerCase(), ...row })),
        );
        const { data, total } = await list(`$limit=100${filter}`);
        const counted = await list(`$count=only&$interval=${interval}${filter}`);
        const lateOnly = filter === "&late=true" ? "" : "&late=true";
        const late = (await list(`$limit=100${filter}${lateOnly}&$count=only`)).total;
        const { intervals = [] } = counted;
        const sum = (of: "calls" | "late") => intervals.reduce((all, one) => all + one[of], 0);
        expect([sum("calls"), sum("late"), counted.total, data.length]).toEqual([total, late, total, total]);
        const starts = intervals.map(({ start }) => Date.parse(start));
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        for (const { createdAt = "" } of data)
          expect(
            starts.some(
              (start, at) =>
                Date.parse(createdAt) >= start && Date.parse(createdAt) < (starts[at + 1] ?? Infinity),
            ),
          ).toBe(true);
      },
    ),
    { numRuns: atDepth(12, 80) },
  );
});

test("finds calls by the status of their recording, for users who may read recordings", async () => {
  await add([
    { id: "recorded", minute: 0 },
    { id: "silent", minute: 1 },
  ]);
  await addRecordings(["recorded"]);
  expect(await ids("recording=pending")).toEqual(["recorded"]);
  expect(await ids("recording=rejected")).toEqual([]);
  expect((await answer("recording=pending", analyst)).status).toBe(403);
});

test("finds the recorded calls of a period, whether the account has few recordings or many", async () => {
  await add([
    { id: "before", minute: 0 },
    { id: "first", minute: 1, waited: 1_000 },
    { id: "silent", minute: 2 },
    { id: "second", minute: 3 },
    { id: "after", minute: 4 },
  ]);
  await addRecordings(["before", "first", "after"]);
  await addRecordings(["second"], null);
  const [from, to] = [1, 4].map((minute) => new Date(SEEDED_AT + minute * 60_000).toISOString());
  const inPeriod = `createdAt[$gte]=${from}&createdAt[$lt]=${to}`;
  for (const others of [0, 1_001]) {
    await addRecordings(
      Array.from({ length: others }, (_, index) => `other-${index}`),
      null,
    );
    for (const counted of ["", "&$count=none"]) {
      expect(await ids(`recording=pending&${inPeriod}${counted}`)).toEqual(["second", "first"]);
      expect(await ids(`recording=pending&${inPeriod}&$sort[waited]=-1${counted}`)).toEqual([
        "first",
        "second",
      ]);
      expect(await ids(`recording[$ne]=pending&${inPeriod}${counted}`)).toEqual(["silent"]);
      expect(await ids(`recording=pending${counted}`)).toEqual(["after", "second", "first", "before"]);
    }
    expect((await list(`recording=pending&${inPeriod}&$count=only`)).total).toBe(2);
  }
});

test("stores in a recording when its call was created, whichever is known first", async () => {
  const at = (second: number) => ({ time: new Date(SEEDED_AT + second * 1000).toISOString() });
  const about = { contact: "of-recording", segment: SEGMENT, channel: "audio" as const };
  const times = () => platform.database.db.selectFrom("recordings").select("call_at").execute();
  await addRecordings(["c-recorded"], null);
  await platform.feed([
    pbx("queue-created", "queue/q-recorded", about, at(0)),
    pbx("call-created", "call/c-recorded", { ...about, queue: "q-recorded" }, at(30)),
  ]);
  expect(await times()).toEqual([{ call_at: SEEDED_AT }]);
  await platform.database.db.deleteFrom("recordings").execute();
  const { status } = await platform.api("POST /recordings", {
    key: await keyFor(platform.database.db, ACCOUNT, "recorder"),
    json: { call: "c-recorded", media: "video/webm" },
  });
  expect(status).toBe(200);
  expect(await times()).toEqual([{ call_at: SEEDED_AT }]);
});

test("lists queue entries with every offer and their priority, from the event log", async () => {
  const [aisha, unknown] = ["65a0f0030000000000000001", "65a0f0039999999999999999"];
  const at = (second: number) => ({ time: new Date(SEEDED_AT + second * 1000).toISOString() });
  const about = { segment: SEGMENT, channel: "audio" as const };
  await platform.feed([
    pbx("queue-created", "queue/q-offered", { contact: "offered", priority: 3, ...about }, at(0)),
    pbx("queue-assigned", "queue/q-offered", { user: unknown }, at(5)),
    pbx("queue-dismissed", "queue/q-offered", { user: unknown, reason: "timeout" }, at(25)),
    pbx("queue-assigned", "queue/q-offered", { user: aisha }, at(26)),
    pbx(
      "call-created",
      "call/c-offered",
      { contact: "offered", queue: "q-offered", user: aisha, ...about },
      at(30),
    ),
    pbx("queue-created", "queue/q-alone", { contact: "alone", ...about }, at(40)),
    pbx("queue-abandoned", "queue/q-alone", { reason: "too-long" }, at(50)),
    pbx("call-created", "call/c-direct", { contact: "direct", user: aisha, ...about }, at(60)),
  ]);
  const { data } = await list("$sort[createdAt]=1&populate[]=offered&queued=true&$select[]=outcome");
  expect(data).toEqual([
    {
      _id: "c-offered",
      outcome: "in-call",
      priority: 3,
      offered: [
        { agent: { _id: unknown, name: null }, at: at(5).time, rang: 20_000, result: "missed" },
        { agent: { _id: aisha, name: "Aisha Rahman" }, at: at(26).time, rang: 4_000, result: "answered" },
      ],
    },
    { _id: "q-alone", outcome: "abandoned", priority: 1, offered: [] },
  ]);
  expect(await ids("queued=false")).toEqual(["c-direct"]);
  expect(await ids("timeouts[$gte]=1")).toEqual(["c-offered"]);
  // The report of agents counts as many offers as calls are found by the agent of the offer.
  const range = { from: at(0).time, to: at(3_600).time, zone: "UTC" };
  const report = await platform.api("POST /metrics/agents", {
    ...admin,
    json: { range, groupBy: ["agent"] },
  });
  const { rows } = report.body as unknown as AgentMetrics; // checked by `api`
  for (const [name, filter, ofAisha, ofUnknown] of [
    ["offers", "offeredTo", 1, 1],
    ["missed", "missedBy", 0, 1],
    ["declined", "declinedBy", 0, 0],
  ] as const)
    for (const [agent, count] of [
      [aisha, ofAisha],
      [unknown, ofUnknown],
    ] as const) {
      const counted = rows.find((row) => row.agent === agent)?.[name];
      expect({ name, counted, total: (await list(`${filter}=${agent}`)).total }).toEqual({
        name,
        counted: count,
        total: count,
      });
    }
  expect((await list("populate[]=offered&queued=false")).data[0]).toMatchObject({
    priority: null,
    offered: [],
  });
});

test("finds calls with and without tags, topics or a reason", async () => {
  await add([
    { id: "plain", minute: 0 },
    { id: "tagged", minute: 1, tags: JSON.stringify(["order"]) },
    { id: "about", minute: 2, topics: JSON.stringify(["prices"]), reason: "too-long" },
  ]);
  expect((await ids("without[]=tags")).toSorted()).toEqual(["about", "plain"]);
  expect((await ids("without[]=tags&without[]=topics")).toSorted()).toEqual(["plain"]);
  expect((await ids("without[]=reason")).toSorted()).toEqual(["plain", "tagged"]);
  expect(await ids("with[]=topics&with[]=reason")).toEqual(["about"]);
  expect(await ids("with[]=tags&with[]=topics")).toEqual([]);
  expect((await answer("without[]=nothing")).status).toBe(400);
});
