import { expect, test } from "vitest";
import type { Expectation } from "../../../openapi/generated/recording.ts";
import { judgedLog } from "../../../streams/replay/judged-log.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import { regressionOf } from "../../../streams/replay/regression.ts";
import { ReplayIndex } from "../../../streams/replay/replay-index.ts";
import {
  at,
  callCreated,
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueCreated,
} from "../../support/floor-story.ts";
import { someHeader } from "../../support/some-header.ts";

const EVENTS = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:00"),
  contactCreated("c-2", "9:59:00"),
  queueCreated("2", "9:59:00"),
  callCreated("1", "10:00:00", { queue: "1" }),
  queueAbandoned("2", "10:30:00"),
  contactEnded("c-2", "10:30:00", "abandoned"),
  contactCreated("c-3", "11:00:00"),
]);
const LOG = recordedLog(someHeader(EVENTS), EVENTS);
const HOUR = { from: at("10:00:00"), until: at("11:00:00"), name: "A morning, 10:00–11:00" };

test("keeps a range with its initial state, and pins it by its events, numbers and met expectations", async () => {
  const own: Expectation[] = [
    { expect: "never", that: [{ number: "waiting", is: ">", value: 2 }], from: "09:00" },
    { expect: "always", that: [{ number: "waiting", is: "<", value: 1 }] },
  ];
  const { header, records, expectations } = await regressionOf(LOG, ReplayIndex.of(LOG), HOUR, own, 20);
  expect(header).toMatchObject({ name: "A morning, 10:00–11:00", events: 3, stream: { first: 5 } });
  expect(records.map((record) => ("k" in record ? record.k : record.offset))).toEqual([
    "state",
    ...expectations.map(() => "expectation"),
    5,
    6,
    7,
  ]);
  expect(expectations).toEqual([
    { expect: "count", type: "call-created", atLeast: 1, atMost: 1 },
    { expect: "count", type: "queue-abandoned", atLeast: 1, atMost: 1 },
    { expect: "count", type: "contact-ended", atLeast: 1, atMost: 1 },
    ...Object.entries({
      waiting: 0,
      "in-call": 1,
      contacts: 2,
      answered: 1,
      abandoned: 1,
      hangs: 1,
      "service-level": 0,
      "speed-of-answer": 3600,
      anomalies: 0,
    }).map(([number, value]) => ({ expect: "equals", number, value })),
    { expect: "never", that: [{ number: "waiting", is: ">", value: 2 }], from: "2026-01-12T09:00" },
  ]);
});

test("meets its pinned expectations, and fails without any one of its events", async () => {
  const { header, expectations } = await regressionOf(LOG, ReplayIndex.of(LOG), HOUR, [], 20);
  const begin = { floor: ReplayIndex.of(LOG).floorAt(4), offset: 4 };
  const held = (events: typeof EVENTS) =>
    judgedLog(recordedLog(header, events, { begin }), expectations, 20).every(({ state }) => state === "met");
  const own = EVENTS.slice(4, 7);
  expect(held(own)).toBe(true);
  expect(own.map((gone) => held(own.filter((event) => event !== gone)))).toEqual([false, false, false]);
});

test("a test of a test expects nothing twice", async () => {
  const own: Expectation = { expect: "never", that: [{ number: "waiting", is: ">", value: 2 }] };
  const first = await regressionOf(LOG, ReplayIndex.of(LOG), HOUR, [own, own], 20);
  const begin = { floor: ReplayIndex.of(LOG).floorAt(4), offset: 4 };
  const log = recordedLog(first.header, EVENTS.slice(4, 7), { begin });
  const again = await regressionOf(log, ReplayIndex.of(log), HOUR, first.expectations, 20);
  expect(first.expectations.filter(({ expect: kind }) => kind === "never")).toEqual([own]);
  expect(again.expectations).toEqual(first.expectations);
});
