import { afterAll, beforeAll, expect, test } from "vitest";
import type { Metrics } from "../../../openapi/generated/console.ts";
import { CALL_MEASURE_NAMES } from "../../../streams/metrics/call-figures.ts";
import {
  areOfContacts,
  COUNTED_SUMS,
  countedCalls,
  type CountedCalls,
  countIn,
} from "../../../streams/metrics/counted-calls.ts";
import {
  abandonment,
  averageSpeedOfAnswer,
  offered,
  serviceLevel,
  tallyOf,
} from "../../../streams/metrics/live-numbers.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { logged } from "../../support/floor-story.ts";
import { CHANNEL, epochNumber } from "../../support/log-events.ts";
import { pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";

const BILLING = "65a0f0020000000000000003";
const ANA = "65a0f0030000000000000001";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

const at = (clock: string) => ({ time: `2026-02-03T${clock}.000Z` });
const arrives = (id: string, clock: string) =>
  pbx("contact-created", `contact/c${id}`, { channel: "audio", origin: "ivr" }, at(clock));
const queues = (id: string, clock: string) =>
  pbx("queue-created", `queue/q${id}`, { contact: `c${id}`, segment: BILLING, channel: "audio" }, at(clock));
const answers = (id: string, clock: string) =>
  pbx(
    "call-created",
    `call/k${id}`,
    { contact: `c${id}`, queue: `q${id}`, segment: BILLING, user: ANA, channel: "audio" },
    at(clock),
  );
const leaves = (id: string, clock: string) => pbx("queue-abandoned", `queue/q${id}`, {}, at(clock));
const ends = (id: string, clock: string, outcome: "answered" | "abandoned") =>
  pbx("contact-ended", `contact/c${id}`, { outcome }, at(clock));

const DAY = { from: "2026-02-03T00:00:00Z", to: "2026-02-04T00:00:00Z", zone: "UTC" };
const LEVELS = [
  "serviceLevel",
  "serviceLevelNoShort",
  "serviceLevelAnswered",
  "serviceLevelLeft",
  "serviceLevelContacts",
];

async function metrics(json: object): Promise<Metrics> {
  const { status, body } = await platform.api("POST /metrics/calls", { ...admin, json });
  expect(status).toBe(200);
  return body as unknown as Metrics; // validated against the contract by the test platform
}

/** A day of five contacts. */
const GOLDEN = [
  // Answered after 10 s: in time.
  arrives("1", "09:00:00"),
  queues("1", "09:00:05"),
  answers("1", "09:00:15"),
  ends("1", "09:02:15", "answered"),
  // Answered after 45 s: late.
  arrives("2", "09:10:00"),
  queues("2", "09:10:05"),
  answers("2", "09:10:50"),
  ends("2", "09:11:50", "answered"),
  // Left after 3 s: a short abandon.
  arrives("3", "09:20:00"),
  queues("3", "09:20:05"),
  leaves("3", "09:20:08"),
  ends("3", "09:20:08", "abandoned"),
  // Left after 60 s.
  arrives("4", "09:30:00"),
  queues("4", "09:30:05"),
  leaves("4", "09:31:05"),
  ends("4", "09:31:05", "abandoned"),
  // Left before the queue.
  arrives("5", "09:40:00"),
  ends("5", "09:40:20", "abandoned"),
];

test("gives the five service levels of a day that were computed by hand", async () => {
  await platform.feed(GOLDEN);
  const { rows, calls } = await metrics({ range: DAY, measures: LEVELS, withinSeconds: 20, shortSeconds: 5 });
  expect(calls).toBe(5);
  expect(rows[0]?.values).toEqual({
    serviceLevel: 25, // 1 of 4 offered
    serviceLevelNoShort: (1 / 3) * 100, // without the short abandon
    serviceLevelAnswered: 50, // 1 of 2 answered
    serviceLevelLeft: 50, // the first answer and the short abandon, of 4 that left the queue
    serviceLevelContacts: 20, // 1 of 5 contacts
  });
});

test("counts a number of the day like the live floor", async () => {
  const { rows } = await metrics({
    range: DAY,
    measures: ["offered", "answered", "abandoned", "averageSpeedOfAnswer", "contacts", "hangRate"],
  });
  expect(rows[0]?.values).toEqual({
    offered: 4,
    answered: 2,
    abandoned: 2,
    averageSpeedOfAnswer: 27_500,
    contacts: 5,
    hangRate: 60,
  });
});

test("lists exactly the calls that each number counts", async () => {
  const { rows } = await metrics({ range: DAY });
  const sums = rows[0]?.sums ?? {};
  const time = (by: string) => `${by}[$gte]=${DAY.from}&${by}[$lt]=${DAY.to}`;
  const totalOf = async ({ of, but }: CountedCalls) => {
    const counted = [...of.map((name) => `counted[]=${name}`), ...but.map((name) => `uncounted[]=${name}`)];
    const query = `$count=only&${time(areOfContacts({ of }) ? "beganAt" : "createdAt")}&${counted.join("&")}`;
    const { body } = await platform.api("GET /calls", { ...admin, query });
    return Object(body).total as number; // validated against the contract by the test platform
  };
  for (const name of COUNTED_SUMS)
    expect([name, await totalOf({ of: [name], but: [] })]).toEqual([name, sums[name]]);
  for (const name of CALL_MEASURE_NAMES) {
    const calls = countedCalls(name);
    const count = countIn(calls, sums);
    if (count !== null) expect([name, await totalOf(calls)]).toEqual([name, count]);
  }
});

test("has no value instead of 0 where nothing was counted", async () => {
  const { rows, calls } = await metrics({
    range: { from: "2026-03-03T00:00:00Z", to: "2026-03-04T00:00:00Z", zone: "UTC" },
    measures: ["serviceLevel", "averageHandleTime", "answered"],
  });
  expect(calls).toBe(0);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.values).toEqual({ serviceLevel: null, averageHandleTime: null, answered: 0 });
});

test.each([
  ["a reversed period", { range: { ...DAY, from: DAY.to, to: DAY.from } }, "/body/range/to"],
  ["a period of eleven years", { range: { ...DAY, from: "2015-01-01T00:00:00Z" } }, "/body/range"],
  ["an unknown time zone", { range: { ...DAY, zone: "Europe/Atlantis" } }, "/body/range/zone"],
  [
    "a group of several values that is not the last",
    { range: DAY, groupBy: ["tag", "segment"] },
    "/body/groupBy/0",
  ],
])("refuses %s, with its place", async (_, json, pointer) => {
  const { status, body } = await platform.api("POST /metrics/calls", { ...admin, json });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ pointer }] });
});

test("lists the customers who were not answered, and finds an answered one by its queue entry", async () => {
  const list = await platform.api("GET /calls", { ...admin, query: "outcome=abandoned&$sort[createdAt]=1" });
  expect(list.body["data"]).toMatchObject([
    { _id: "q3", outcome: "abandoned", waited: 3_000, agent: null, answeredAt: null },
    { _id: "q4", outcome: "abandoned", waited: 60_000 },
    { _id: "c5", outcome: "abandoned", queue: null, segment: null },
  ]);
  const call = await platform.api("GET /calls/q2", admin);
  expect(call.body).toMatchObject({
    _id: "k2",
    queue: "q2",
    outcome: "answered",
    waited: 45_000,
    served: 60_000,
  });
});

test("reports the day as the live floor shows it at 23:59", async () => {
  // Customers of the last minutes, before and after midnight.
  const late = [
    queues("6", "23:58:00"),
    answers("6", "23:58:30"),
    queues("7", "23:58:10"),
    leaves("7", "23:59:00"),
    queues("8", "23:59:30"),
  ];
  await platform.feed(late);
  const floor = evolveFloor(
    emptyFloor("UTC"),
    logged(
      [...GOLDEN, ...late].map((one) => ({
        ...one,
        specversion: "1.0" as const,
        data: { ...one.data },
        channel: CHANNEL,
        epoch: epochNumber(1),
      })),
    ),
  );
  const tally = tallyOf(floor, "2026-02-03");
  const { rows } = await metrics({
    range: DAY,
    measures: ["offered", "serviceLevel", "averageSpeedOfAnswer", "abandonRate", "abandoned"],
    withinSeconds: 20,
  });
  expect(rows[0]?.values).toEqual({
    offered: offered(tally),
    serviceLevel: serviceLevel(tally, 20),
    averageSpeedOfAnswer: averageSpeedOfAnswer(tally),
    abandonRate: abandonment(tally),
    abandoned: tally?.abandoned,
  });
  expect(rows[0]?.values).toMatchObject({ offered: 6, abandoned: 3 });
});
