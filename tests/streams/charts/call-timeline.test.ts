import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockTicks, peaksOf } from "../../../streams/charts/call-plot.ts";
import {
  type CallTimeline,
  callTimeline,
  type TimelineEvent,
} from "../../../streams/charts/call-timeline.ts";

const NINE = Date.UTC(2026, 1, 3, 9);
const at = (second: number) => NINE + second * 1_000;

let offset = 0;
const event = (
  second: number,
  type: string,
  subject: string,
  data: Readonly<Record<string, unknown>>,
): TimelineEvent => ({
  type,
  subject,
  source: "/pbx",
  time: new Date(at(second)).toISOString(),
  offset: ++offset,
  data,
});
const queued = (second: number) =>
  event(second, "queue-created", "queue/q1", { contact: "c1", segment: "billing", channel: "audio" });
const offered = (second: number, user: string) => event(second, "queue-assigned", "queue/q1", { user });
const refused = (second: number, user: string, reason = "timeout") =>
  event(second, "queue-dismissed", "queue/q1", { user, reason });
const answered = (second: number, user?: string) =>
  event(second, "call-created", "call/k1", {
    contact: "c1",
    queue: "q1",
    segment: "billing",
    channel: "audio",
    ...(user === undefined ? {} : { user }),
  });
const transferred = (second: number, data: Readonly<Record<string, unknown>>) =>
  event(second, "call-transferred", "call/k1", data);
const ended = (second: number) => event(second, "call-ended", "call/k1", { by: "customer" });
const left = (second: number) => event(second, "queue-abandoned", "queue/q1", {});

/** Draws a call that is over, or fails. */
function drawn(events: readonly TimelineEvent[], now = at(0)): CallTimeline {
  const timeline = callTimeline(events, now);
  if (!timeline) throw new Error("There is nothing to draw.");
  return timeline;
}

/** Describes the bars of each lane, in seconds. */
const barsOf = ({ lanes }: CallTimeline) =>
  lanes.map(({ kind, users, bars }) => [
    kind === "customer" ? "customer" : users.join("+"),
    bars.map(
      (bar) =>
        `${bar.result ?? bar.kind} ${(bar.from - NINE) / 1_000}-${(bar.to - NINE) / 1_000}${bar.open ? "…" : ""}`,
    ),
  ]);

describe("given a call that one agent missed, another answered and transferred to a third", () => {
  const timeline = drawn([
    queued(0),
    offered(30, "nadia"),
    refused(50, "nadia"),
    offered(66, "mei"),
    answered(86, "mei"),
    offered(290, "lucia"),
    transferred(300, { fromUser: "mei", toUser: "lucia" }),
    ended(520),
  ]);

  test("draws the customer first, then each agent in the order of their first offer", () => {
    expect(barsOf(timeline)).toEqual([
      ["customer", ["waiting 0-86", "talking 86-300", "talking 300-520"]],
      ["nadia", ["missed 30-50"]],
      ["mei", ["answered 66-86", "talking 86-300"]],
      ["lucia", ["answered 290-300", "talking 300-520"]],
    ]);
  });

  test("links the customer to the first agent, and each agent to the next one", () => {
    expect(timeline.links).toEqual([
      { kind: "answered", at: at(86), from: 0, to: 2 },
      { kind: "transferred", at: at(300), from: 2, to: 3 },
    ]);
  });

  test("names each moment with the length of the wait, offer or conversation before it", () => {
    expect(timeline.moments.map(({ kind, user, lasted }) => [kind, user, lasted])).toEqual([
      ["queued", null, null],
      ["offered", "nadia", null],
      ["missed", "nadia", 20_000],
      ["offered", "mei", null],
      ["answered", "mei", 86_000],
      ["offered", "lucia", null],
      ["transferred", "lucia", 214_000],
      ["ended", null, 220_000],
    ]);
  });
});

test("draws an abandoned call with the offers that were withdrawn", () => {
  const timeline = drawn([
    queued(0),
    offered(5, "mei"),
    refused(15, "mei", "dismissed"),
    offered(20, "mei"),
    left(24),
  ]);
  expect(barsOf(timeline)).toEqual([
    ["customer", ["waiting 0-24"]],
    ["mei", ["declined 5-15", "withdrawn 20-24"]],
  ]);
  expect(timeline).toMatchObject({ endedAt: at(24), from: at(0), to: at(24) });
});

test("extends open bars of a call in progress to now", () => {
  expect(barsOf(drawn([queued(0), offered(5, "mei")], at(9)))).toEqual([
    ["customer", ["waiting 0-9…"]],
    ["mei", ["ringing 5-9…"]],
  ]);
  expect(barsOf(drawn([queued(0), answered(5, "mei")], at(9)))).toEqual([
    ["customer", ["waiting 0-5", "talking 5-9…"]],
    ["mei", ["talking 5-9…"]],
  ]);
});

test("parks a call that was transferred to a segment until an agent takes it", () => {
  const timeline = drawn([
    answered(0, "mei"),
    transferred(10, { toSegment: "cards" }),
    transferred(25, { toUser: "lucia" }),
    ended(40),
  ]);
  expect(barsOf(timeline)).toEqual([
    ["customer", ["talking 0-10", "parked 10-25", "talking 25-40"]],
    ["mei", ["talking 0-10"]],
    ["lucia", ["talking 25-40"]],
  ]);
  expect(timeline.lanes[2]?.segment).toBe("cards");
});

test("folds the agents who never spoke into one lane when there are more than six", () => {
  const silent = ["a", "b", "c", "d", "e", "f"].flatMap((user, place) => [
    offered(place * 10, user),
    refused(place * 10 + 8, user),
  ]);
  const timeline = drawn([queued(0), ...silent, offered(70, "mei"), answered(72, "mei"), ended(90)]);
  expect(timeline.lanes.map(({ kind, users }) => [kind, users.length])).toEqual([
    ["customer", 0],
    ["folded", 6],
    ["agent", 1],
  ]);
  expect(timeline.lanes[1]?.bars).toHaveLength(6);
  expect(timeline.links).toEqual([{ kind: "answered", at: at(72), from: 0, to: 2 }]);
});

test("draws nothing for a customer who neither queued nor spoke with an agent", () => {
  const data = { channel: "audio", origin: "widget" };
  expect(callTimeline([event(0, "contact-created", "contact/c1", data)], at(5))).toBeNull();
  expect(callTimeline([event(3, "contact-ended", "contact/c1", { outcome: "abandoned" })], at(5))).toBeNull();
});

const user = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
const step = fc.integer({ min: 1, max: 40 }).chain((second) =>
  fc.oneof(
    user.map((one) => offered(second, one)),
    user.map((one) => refused(second, one)),
    user.map((one) => refused(second, one, "dismissed")),
    fc.option(user).map((one) => answered(second, one ?? undefined)),
    fc
      .option(user)
      .map((one) => transferred(second, one === null ? { toSegment: "cards" } : { toUser: one })),
    fc.constant(ended(second)),
  ),
);

test("never overlaps bars of a lane, after any events in any order", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, endsLate) => {
      const { lanes, from, to } = drawn([queued(0), ...steps, ...(endsLate ? [left(50)] : [])], at(60));
      for (const { bars } of lanes)
        bars.forEach((bar, place) => {
          expect(bar.from).toBeLessThanOrEqual(bar.to);
          expect(bar.from).toBeGreaterThanOrEqual(bars[place - 1]?.to ?? from);
          expect(bar.to).toBeLessThanOrEqual(to);
        });
    }),
  );
});

test("draws waiting bars as long as the customer waited", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const answers = steps.flatMap(({ type, time }) =>
        type === "call-created" || type === "call-ended" || type === "call-transferred"
          ? [Date.parse(time)]
          : [],
      );
      const waitedUntil = Math.min(at(50), ...answers);
      const { lanes } = drawn([queued(0), ...steps, left(50)], at(60));
      const waiting = lanes[0]?.bars.filter(({ kind }) => kind === "waiting") ?? [];
      expect(waiting.reduce((sum, bar) => sum + bar.to - bar.from, 0)).toBe(waitedUntil - at(0));
    }),
  );
});

test("labels an axis at whole steps that are far enough apart", () => {
  const { ticks, seconds } = clockTicks({ from: at(7), to: at(607), width: 640, gap: 60 });
  expect(ticks.map((tick) => (tick - NINE) / 1_000)).toEqual([
    60, 120, 180, 240, 300, 360, 420, 480, 540, 600,
  ]);
  expect(seconds).toBe(false);
  expect(clockTicks({ from: at(0), to: at(20), width: 300, gap: 60 })).toEqual({
    ticks: [0, 5, 10, 15, 20].map(at),
    seconds: true,
  });
});

test("keeps the loudest sample of each column", () => {
  expect([...peaksOf([0, 0.5, -0.75, 0, 0.25, 2], 3)]).toEqual([0.5, 0.75, 1]);
  expect([...peaksOf([0.5], 2)]).toEqual([0.5, 0.5]);
  expect([...peaksOf([], 2)]).toEqual([0, 0]);
});
