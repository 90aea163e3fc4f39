import { afterAll, beforeAll, expect, test } from "vitest";
import type { AgentMetrics, Explanation, Metrics } from "../../../openapi/generated/console.ts";
import { lateQuery } from "../../../src/resource/why/late-query.ts";
import { explainedCalls } from "../../support/explained-calls.ts";
import { pbx } from "../../support/pbx.ts";
import { plantedDay } from "../../support/planted-days.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

/** A day on which eight of the ten agents of one segment are in training for some hours. */
const { question: whole, cause } = plantedDay(0);
if (!cause?.segment) throw new Error("The day has no cause in one segment.");
const { from, until, zone } = whole;
/** That segment and another one are enough. */
const kept = new Set([cause.segment, whole.calls.find(({ segment }) => segment !== cause.segment)?.segment]);
const calls = whole.calls.filter(({ segment }) => kept.has(segment));
const presence = whole.presence.filter(({ segments }) => segments.some((one) => kept.has(one)));

/** Ids of the demo account by the names of the made-up day. */
const ids = new Map<string, string>();
const idOf = (name: string): string => ids.get(name) ?? "";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  await assignAgents();
  const events = [...calls.flatMap(eventsOfCall), ...presence.flatMap(eventsOfState)].sort(
    (a, b) => Date.parse(a.time) - Date.parse(b.time),
  );
  for (let place = 0; place < events.length; place += 1_000)
    await platform.feed(events.slice(place, place + 1_000));
});
afterAll(() => platform.close());

/** Gives the segments and agents of the made-up day the places of those of the account. */
async function assignAgents() {
  const { db } = platform.database;
  const [segments, users] = [
    await db.selectFrom("segments").select("id").where("account", "=", ACCOUNT).orderBy("id").execute(),
    await db.selectFrom("users").select("id").where("account", "=", ACCOUNT).orderBy("id").execute(),
  ];
  const assigned = new Map(presence.map((span) => [span.user, span.segments]));
  for (const [place, name] of [...new Set(calls.map(({ segment }) => segment))].entries())
    ids.set(name, segments[place]?.id ?? "");
  for (const [place, name] of [...assigned.keys()].entries()) ids.set(name, users[place]?.id ?? "");
  await db.deleteFrom("segment_users").where("account", "=", ACCOUNT).execute();
  const pairs = [...assigned].flatMap(([user, of]) =>
    of.map((segment) => ({ account: ACCOUNT, segment: idOf(segment), user_id: idOf(user) })),
  );
  await db.insertInto("segment_users").values(pairs).execute();
}

const at = (time: number) => ({ time: new Date(Math.floor(time)).toISOString() });

function eventsOfCall({
  id,
  segment,
  since,
  until: ended,
  isAnswered,
  user,
  handled,
}: (typeof calls)[number]) {
  const [key, channel] = [id.replace(" ", "-"), "audio" as const];
  const queue = { contact: key, segment: idOf(segment), channel };
  const end = ended ?? since;
  return [
    pbx("queue-created", `queue/${key}`, queue, at(since)),
    ...(isAnswered && user !== null
      ? [
          pbx("call-created", `call/${key}`, { ...queue, queue: key, user: idOf(user) }, at(end)),
          pbx("call-ended", `call/${key}`, { by: "customer" }, at(end + (handled ?? 0))),
        ]
      : [pbx("queue-abandoned", `queue/${key}`, {}, at(end))]),
  ];
}

function eventsOfState({ user, status, from: began, until: ended }: (typeof presence)[number]) {
  const subject = `user/${idOf(user)}`;
  const ends = presence.some((span) => span.user === user && span.from === ended);
  return [
    pbx("user-status-changed", subject, { status: status === "online" ? "available" : status }, at(began)),
    ...(ends ? [] : [pbx("user-status-changed", subject, { status: "disconnected" }, at(ended))]),
  ];
}

const range = { from: new Date(from).toISOString(), to: new Date(until).toISOString(), zone };

async function explain(json: object): Promise<Explanation> {
  const { status, body } = await platform.api("POST /metrics/why", { ...admin, json });
  expect(status).toBe(200);
  return body as unknown as Explanation; // validated against the contract by the test platform
}

test("explains a day of the log as its calls do", async () => {
  const expected = explainedCalls({ ...whole, calls, presence, targetPercent: 80 });
  const { worst } = expected.spread;
  const timeOf = (ms: number) => new Date(ms).toISOString();
  const { result, value, valueWithout, calls: all, late, left, block, spread } = await explain({ range });
  expect({ result, value, valueWithout, calls: all, late, left, spread }).toEqual({
    result: expected.result,
    value: expected.value,
    valueWithout: expected.valueWithout,
    calls: expected.calls,
    late: expected.late,
    left: expected.left,
    spread: {
      ...expected.spread,
      worst: worst && { ...worst, from: timeOf(worst.from), until: timeOf(worst.until) },
    },
  });
  expect(block).toMatchObject({
    segment: idOf(cause.segment ?? ""),
    from: new Date(expected.block?.from ?? 0).toISOString(),
    until: new Date(expected.block?.until ?? 0).toISOString(),
    calls: expected.block?.calls,
    late: expected.block?.late,
    left: expected.block?.left,
  });
  expect(block?.staff?.assigned).toBe(10);
  expect(block?.staff?.absent.map(({ user }) => user).toSorted()).toEqual(cause.absent.map(idOf).toSorted());
  for (const { status } of block?.staff?.absent ?? []) expect(status).toBe("training");
  expect(block?.changes[0]?.what).toBe("agents");
});

test("compares a period that is only the block with its day", async () => {
  const { block: ofDay } = await explain({ range });
  const own = { from: ofDay?.from ?? "", to: ofDay?.until ?? "", zone };
  const { block, columns } = await explain({ range: own });
  expect(block).toMatchObject({ segment: ofDay?.segment, from: own.from, until: own.to });
  expect(block?.changes).toEqual(ofDay?.changes);
  expect(block?.staff).toEqual(ofDay?.staff);
  // What is drawn is of the period alone.
  for (const shown of [
    ...columns.map((column) => column.from),
    ...(block?.steps ?? []).map((step) => step.at),
  ])
    expect(shown >= own.from && shown < own.to).toBe(true);
});

test("has the numbers of the report, and links to exactly the late calls", async () => {
  const filters = { segment: [idOf(cause.segment ?? "")] };
  for (const query of [{ range }, { range, filters }]) {
    const [{ value: percent, late, calls: all, block }, report] = [
      await explain(query),
      await platform.api("POST /metrics/calls", {
        ...admin,
        json: { ...query, measures: ["serviceLevel", "late", "offered"] },
      }),
    ];
    const values = (report.body as unknown as Metrics).rows[0]?.values; // validated, as above
    expect([Math.floor(values?.["serviceLevel"] ?? 0), values?.["late"], values?.["offered"]]).toEqual([
      percent,
      late,
      all,
    ]);
    const list = await platform.api("GET /calls", {
      ...admin,
      query: `late=true&segment=${block?.segment}&createdAt[$gte]=${block?.from}&createdAt[$lt]=${block?.until}&$count=only`,
    });
    expect(list.body["total"]).toBe(block?.late);
  }
});

test.each([
  ["abandonRate", (value: number) => Math.round(value * 10) / 10],
  ["averageSpeedOfAnswer", (value: number) => value],
  ["longestWait", (value: number) => value],
  ["averageHandleTime", (value: number) => value],
] as const)(
  "explains %s with the number of the report, and links to exactly its calls",
  async (measure, shown) => {
    const explained = await explain({ range, measure });
    const expected = explainedCalls({ ...whole, calls, presence, targetPercent: 80, measure });
    const { result, value, late, calls: all, threshold, block } = explained;
    expect({ result, late, all, threshold }).toEqual({
      result: expected.result,
      late: expected.late,
      all: expected.calls,
      threshold: expected.threshold,
    });
    expect(block?.late).toBe(expected.block?.late);
    const report = await platform.api("POST /metrics/calls", {
      ...admin,
      json: { range, measures: [measure] },
    });
    const { rows } = report.body as unknown as Metrics; // validated, as above
    expect(value).toBeCloseTo(shown(rows[0]?.values[measure] ?? 0), 6);
    const { api } = lateQuery({ measure, threshold }, { filters: {} });
    const filters = Object.entries(api).flatMap(([name, filter]) =>
      typeof filter === "object" && filter !== null
        ? Object.entries(filter).flatMap(([operator, values]) =>
            [values]
              .flat()
              .map((one) => [`${name}[${operator}]${Array.isArray(values) ? "[]" : ""}`, String(one)]),
          )
        : [[name, String(filter)]],
    );
    const count = async (part: readonly (readonly string[])[]) => {
      const query = [...filters, ...part, ["$count", "only"]]
        .map(([name, one]) => `${name}=${one}`)
        .join("&");
      const { status, body } = await platform.api("GET /calls", { ...admin, query });
      expect(status).toBe(200);
      return body["total"];
    };
    const within = (start: string, end: string) => [
      ["createdAt[$gte]", start],
      ["createdAt[$lt]", end],
    ];
    expect(await count(within(range.from, range.to))).toBe(late);
    for (const { from: start, until: end, segment, late: ofBlock } of block ? [block] : [])
      expect(await count([...within(start, end), ...(segment ? [["segment", segment]] : [])])).toBe(ofBlock);
  },
);

test("explains that no customer waits", async () => {
  for (const measure of ["waiting", "currentWait"])
    expect(await explain({ range, measure })).toMatchObject({ calls: 0, late: 0, block: null });
});

test("adds up the time beyond the limits of statuses", async () => {
  const { db } = platform.database;
  await db
    .updateTable("accounts")
    .set({ configuration: JSON.stringify({ statusLimits: { training: 60 } }) })
    .where("id", "=", ACCOUNT)
    .execute();
  const { body } = await platform.api("POST /metrics/agents", {
    ...admin,
    json: { range, groupBy: ["agent"] },
  });
  const { rows } = body as unknown as AgentMetrics; // validated, as above
  const over = rows.flatMap((row) => (row.agent && "training" in row.over ? [[row.agent, row.over]] : []));
  const training = cause.until - cause.from - 3_600_000;
  expect(Object.fromEntries(over)).toEqual(
    Object.fromEntries(cause.absent.map((agent) => [idOf(agent), { training }])),
  );
});

test("refuses a period that is longer than a quarter of a year", async () => {
  const { status, body } = await platform.api("POST /metrics/why", {
    ...admin,
    json: { range: { ...range, from: "2026-01-01T00:00:00Z" } },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ pointer: "/body/range", code: "too-long" }] });
});
