import fc from "fast-check";
import { expect, test } from "vitest";
import type { PresenceSpan } from "../../../../streams/metrics/why/segment-staff.ts";
import { type AskedCalls, explainedCalls, type QueuedCall } from "../../../support/explained-calls.ts";
import { sentenceOf } from "../../../../streams/metrics/why/sentence.ts";

const ZONE = "Europe/Madrid";
const MIDNIGHT = Date.parse("2026-11-24T00:00:00+01:00");
const SECOND = 1_000;
const at = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return MIDNIGHT + ((hours * 60 + minutes) * 60 + seconds) * SECOND;
};

/** Returns a call that waited some seconds. */
const call = (segment: string, time: string, seconds: number, isAnswered = true): QueuedCall => ({
  segment,
  since: at(time),
  until: at(time) + seconds * SECOND,
  isAnswered,
});

const question = (calls: readonly QueuedCall[], more: Partial<AskedCalls> = {}): AskedCalls => ({
  calls,
  presence: null,
  limits: {},
  withinSeconds: 20,
  targetPercent: 80,
  zone: ZONE,
  from: MIDNIGHT,
  until: MIDNIGHT + 24 * 3_600_000,
  ...more,
});

const LEVEL = { measure: "serviceLevel" } as const;

const span = (
  user: string,
  status: PresenceSpan["status"],
  from: string,
  until: string,
  more: Partial<PresenceSpan> = {},
): PresenceSpan => ({ user, segments: ["billing"], status, from: at(from), until: at(until), ...more });

const many = (count: number, make: (place: number) => QueuedCall) =>
  Array.from({ length: count }, (_, n) => make(n));

/** 47 calls with 18 late ones, of which 14 are in Billing between 11:15 and 11:45. */
const busyMorning = [
  ...many(14, (n) => call("billing", n < 7 ? `11:2${n}` : `11:3${n - 7}`, 60 + n, n % 3 > 0)),
  call("billing", "11:29:30", 4),
  ...many(8, (n) => call("billing", `09:${10 + n * 5}`, 5)),
  ...many(20, (n) => call("sales", `${8 + (n % 5)}:${10 + n}`, 3)),
  ...many(4, (n) => call(n < 2 ? "sales" : "claims", `${8 + n * 2}:05`, 30)),
];

const sevenAgents = [
  ...["a", "b", "c"].map((user) => span(user, "available", "08:00", "20:00")),
  ...["d", "e", "f", "g"].flatMap((user) => [
    span(user, "available", "08:00", "11:10"),
    span(user, "available", "11:50", "20:00"),
  ]),
];

test("returns the block of the late calls, its numbers and its agents", () => {
  const reasons = explainedCalls(question(busyMorning, { presence: sevenAgents }));
  expect(reasons).toMatchObject({ result: "block", value: 61, calls: 47, late: 18, waiting: 0 });
  expect(sentenceOf(reasons)).toEqual({
    kind: "block",
    measure: "serviceLevel",
    value: 61,
    late: 14,
    ofLate: 18,
    segment: "billing",
    segments: 1,
    from: at("11:15"),
    until: at("11:45"),
    because: [{ what: "agents", taking: 3, assigned: 7, isConnected: true }],
  });
  // 28 of the other 32 calls were in time.
  expect(reasons.valueWithout).toBe(87);
  expect(reasons.segments).toEqual([
    { segment: "billing", calls: 23, late: 14 },
    { segment: "sales", calls: 22, late: 2 },
    { segment: "claims", calls: 2, late: 2 },
  ]);
  expect(reasons.quarters.find(({ from }) => from === at("11:15"))).toEqual({
    from: at("11:15"),
    until: at("11:30"),
    // One in Billing and three in Sales were in time.
    calls: 11,
    late: 7,
    lateInBlockSegment: 7,
  });
});

test("names absent agents with their state, its length and the time over its limit", () => {
  const presence = [
    span("taking", "in-call", "08:00", "20:00"),
    span("short break", "available", "08:00", "11:20"),
    span("short break", "break", "11:20", "11:25"),
    span("short break", "available", "11:25", "20:00"),
    span("long break", "break", "11:09", "11:47"),
    span("meal", "meal", "11:00", "11:40"),
    span("network", "disconnected", "10:26", "12:00", { reason: "transport close" }),
    span("elsewhere", "available", "08:00", "11:00"),
    span("elsewhere", "available", "11:00", "20:00", { segments: ["sales"] }),
    span("sales only", "break", "08:00", "20:00", { segments: ["sales"] }),
  ];
  const { block } = explainedCalls(question(busyMorning, { presence, limits: { break: 20, meal: 45 } }));
  expect(block?.staff).toMatchObject({ assigned: 6, taking: 2 });
  expect(block?.staff?.absent).toEqual([
    {
      user: "long break",
      status: "break",
      isElsewhere: false,
      from: at("11:09"),
      until: at("11:47"),
      over: 18 * 60 * SECOND,
      reason: null,
    },
    {
      user: "elsewhere",
      status: "available",
      isElsewhere: true,
      from: at("11:00"),
      until: at("20:00"),
      over: null,
      reason: null,
    },
    {
      user: "network",
      status: "disconnected",
      isElsewhere: false,
      from: at("10:26"),
      until: at("12:00"),
      over: null,
      reason: "transport close",
    },
    {
      user: "meal",
      status: "meal",
      isElsewhere: false,
      from: at("11:00"),
      until: at("11:40"),
      over: null,
      reason: null,
    },
  ]);
  expect(sentenceOf(explainedCalls(question(busyMorning, { presence })))).toMatchObject({
    because: [{ what: "agents", taking: 2, assigned: 6, isConnected: false }],
  });
});

test("returns the agents who took calls, at the times of their changes", () => {
  const { block } = explainedCalls(question(busyMorning, { presence: sevenAgents, from: at("09:00") }));
  expect(block?.steps).toEqual([
    { at: at("09:00"), taking: 7 },
    { at: at("11:10"), taking: 3 },
    { at: at("11:50"), taking: 7 },
    { at: at("20:00"), taking: 0 },
  ]);
});

test("returns no agents without status data, or without agents of the segment", () => {
  const others = [span("a", "available", "08:00", "20:00", { segments: ["sales"] })];
  for (const presence of [null, [], others]) {
    const reasons = explainedCalls(question(busyMorning, { presence }));
    expect(reasons.block).toMatchObject({ staff: null, steps: null });
    expect(sentenceOf(reasons)).toMatchObject({ kind: "block", late: 14, because: [] });
  }
});

test("counts a call that waited exactly the threshold as in time, and no call that still waits", () => {
  const waiting = { ...call("billing", "10:00", 0, false), until: null };
  const reasons = explainedCalls(
    question([
      call("billing", "10:00", 20),
      call("billing", "10:00", 20.001),
      call("billing", "10:00", 0, false),
      waiting,
    ]),
  );
  expect(reasons).toMatchObject({ calls: 3, late: 2, left: 1, waiting: 1, value: 33 });
});

test("counts the calls that arrived within the period, and cuts off the running quarter hour", () => {
  const calls = ["09:59:59", "10:00:00", "10:16:59", "10:17:00"].map((time) => call("billing", time, 90));
  const { calls: count, quarters } = explainedCalls(
    question(calls, { from: at("10:00"), until: at("10:17") }),
  );
  expect(count).toBe(2);
  expect(quarters.map(({ from, until }) => [from, until])).toEqual([
    [at("10:00"), at("10:15")],
    [at("10:15"), at("10:17")],
  ]);
});

test("explains nothing with fewer than three calls", () => {
  const reasons = explainedCalls(question([call("billing", "10:00", 90), call("billing", "10:01", 90)]));
  expect(reasons).toMatchObject({ result: "few", calls: 2, late: 2, block: null });
  expect(sentenceOf(reasons)).toEqual({ ...LEVEL, value: 0, kind: "few", calls: 2 });
  expect(sentenceOf(explainedCalls(question([])))).toEqual({ ...LEVEL, value: null, kind: "few", calls: 0 });
});

test("names the closest risk if the target is met", () => {
  const reasons = explainedCalls(question(busyMorning, { targetPercent: 60 }));
  expect(reasons).toMatchObject({ result: "target", value: 61, valueWithout: 87 });
  expect(sentenceOf(reasons)).toMatchObject({ kind: "risk", late: 14, ofLate: 18, segment: "billing" });
  const onTime = question(many(3, () => call("billing", "10:00", 5)));
  expect(sentenceOf(explainedCalls(onTime))).toEqual({
    ...LEVEL,
    kind: "none-late",
    calls: 3,
    value: 100,
  });
});

test("finds no cause in late calls that are spread over segments and hours", () => {
  const calls = many(60, (n) => call(`segment ${n % 6}`, `${9 + (n % 3)}:${10 + (n % 40)}`, n % 4 ? 5 : 60));
  const reasons = explainedCalls(question(calls, { targetPercent: 90 }));
  expect(sentenceOf(reasons)).toMatchObject({ kind: "spread", value: 75 });
  expect(reasons).toMatchObject({ block: null, valueWithout: null });
});

test("names the worst hour of late calls that are spread: the most, of several the greatest share", () => {
  const calls = many(60, (n) => call(`segment ${n % 6}`, `${9 + (n % 3)}:${10 + (n % 40)}`, n % 4 ? 5 : 60));
  const worstWith = (...more: readonly QueuedCall[]) =>
    explainedCalls(question([...calls, ...more], { targetPercent: 90 })).spread.worst;
  const hour = (from: string, until: string) => ({ from: at(from), until: at(until) });
  expect(worstWith(call("segment 1", "10:30", 60))).toEqual({
    ...hour("10:00", "11:00"),
    calls: 21,
    late: 6,
  });
  expect(worstWith(call("segment 1", "9:30", 5), call("segment 1", "10:30", 5))).toEqual({
    ...hour("11:00", "12:00"),
    calls: 20,
    late: 5,
  });
});

test("names a single busy quarter hour without any other calls, and no number without it", () => {
  const reasons = explainedCalls(question(many(3, (n) => call("billing", `10:0${n}`, 60))));
  expect(reasons).toMatchObject({ result: "block", value: 0, valueWithout: null });
  expect(sentenceOf(reasons)).toMatchObject({ segment: "billing", from: at("10:00"), until: at("10:15") });
});

test.each([
  ["more calls", 4, 60, { what: "arrivals", here: 16, usual: 4 }],
  ["longer calls", 1, 240, { what: "handle-time", here: 240_000, usual: 60_000 }],
])("names %s in the block as the reason", (_, times, handled, because) => {
  const calls = Array.from({ length: 40 }).flatMap((__, quarter) => {
    const isBusy = quarter >= 12 && quarter < 16;
    return many(4 * (isBusy ? times : 1), () => ({
      ...call("billing", `8:${quarter * 15}`, isBusy ? 60 : 5),
      handled: (isBusy ? handled : 60) * SECOND,
    }));
  });
  const presence = ["a", "b", "c"].map((user) => span(user, "available", "08:00", "20:00"));
  const sentence = sentenceOf(explainedCalls(question(calls, { presence, targetPercent: 95 })));
  expect(sentence).toMatchObject({
    kind: "block",
    from: at("11:00"),
    until: at("12:00"),
    because: [because],
  });
});

const zones = fc.constantFrom(
  ["Europe/Madrid", "2026-03-29T12:00:00Z"],
  ["Europe/Madrid", "2026-10-25T12:00:00Z"],
  ["Asia/Kathmandu", "2026-05-04T12:00:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T22:00:00Z"],
  ["America/Sao_Paulo", "2018-11-04T12:00:00Z"],
);
const someCalls = fc.array(
  fc.record({
    id: fc.uuid(),
    segment: fc.constantFrom("a", "b", "c"),
    /** Minute from noon, so that calls fall on three days. */
    minute: fc.integer({ min: -2_000, max: 2_000 }),
    seconds: fc.integer({ min: 0, max: 60 }),
    outcome: fc.constantFrom("answered", "left", "waiting"),
  }),
  { maxLength: 200 },
);

test("sums up the same late calls over segments, over quarter hours, and in total", () => {
  fc.assert(
    fc.property(someCalls, zones, ([...facts], [zone = "", noon = ""]) => {
      const middle = Date.parse(noon);
      const calls = facts.map(({ segment, minute, seconds, outcome }): QueuedCall => {
        const since = middle + minute * 60 * SECOND;
        return {
          segment,
          since,
          until: outcome === "waiting" ? null : since + seconds * SECOND,
          isAnswered: outcome === "answered",
        };
      });
      const reasons = explainedCalls(
        question(calls, { zone, from: middle - 86_400_000, until: middle + 86_400_000 }),
      );
      const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
      const { segments, quarters, block } = reasons;
      expect(total(segments.map(({ late }) => late))).toBe(reasons.late);
      expect(total(segments.map((segment) => segment.calls))).toBe(reasons.calls);
      expect(total(quarters.map(({ late }) => late))).toBe(reasons.late);
      expect(total(quarters.map((quarter) => quarter.calls))).toBe(reasons.calls);
      for (const [place, { from, until }] of quarters.entries()) {
        expect(until - from).toBeLessThanOrEqual(15 * 60 * SECOND);
        expect(from).toBeGreaterThanOrEqual(quarters[place - 1]?.until ?? 0);
      }
      if (!block) return;
      expect(block.late).toBeLessThanOrEqual(reasons.late);
      if (reasons.result === "block") expect(block.late * 2).toBeGreaterThanOrEqual(reasons.late);
    }),
  );
});
