import { expect, test } from "vitest";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { agentCallsOf } from "../../../../streams/metrics/why/staff.ts";
import { courseOf } from "../../../../streams/replay/timeline/course.ts";
import { hoursOf } from "../../../../streams/replay/timeline/hours.ts";
import {
  ANA,
  at,
  callCreated,
  callEnded,
  JULES,
  logged,
  storyEvent,
  type StoryEvent,
} from "../../../support/floor-story.ts";
import { someHeader } from "../../../support/some-header.ts";

const DAY = 86_400_000;
const LEA = "65a0000000000000000000b3";
const NOA = "65a0000000000000000000b4";
const recorded = (facts: readonly StoryEvent[]) => {
  const events = logged(facts.toSorted((a, b) => a.time.localeCompare(b.time)));
  return recordedLog(someHeader(events), events);
};
const onDay = (day: number, facts: readonly StoryEvent[]): StoryEvent[] =>
  facts.map((fact) => ({
    ...fact,
    id: `${fact.id}/${day}`,
    subject: `${fact.subject}-${day}`,
    time: new Date(Date.parse(fact.time) + day * DAY).toISOString(),
  }));
const call = (id: string, from: string, until: string, user: string): StoryEvent[] => [
  callCreated(id, from, { user }),
  callEnded(id, until),
];

/** Four agents answer at ten, one of them three times. */
const usual = [
  ...call("1", "10:00:00", "10:05:00", ANA),
  ...call("2", "10:10:00", "10:15:00", ANA),
  ...call("3", "10:20:00", "10:25:00", ANA),
  ...call("4", "10:00:00", "10:05:00", JULES),
  ...call("5", "10:01:00", "10:05:00", LEA),
  ...call("6", "10:02:00", "10:05:00", NOA),
];

const tenOf = (log: ReturnType<typeof recorded>, day: number) =>
  hoursOf(log, courseOf(log), 20).find(({ start }) => start === at("10:00:00") + day * DAY);

test("an hour names who answered, and who usually does and did not, with where the log last had them", () => {
  const log = recorded([
    ...onDay(0, usual),
    ...onDay(1, usual),
    ...onDay(2, [
      ...call("a", "9:00:00", "9:20:00", JULES),
      ...call("b", "9:50:00", "11:10:00", LEA),
      ...call("c", "10:30:00", "10:31:00", NOA),
      ...call("d", "10:40:00", "10:41:00", NOA),
    ]),
  ]);
  const hour = tenOf(log, 2);
  expect(hour?.staff).toEqual([{ user: NOA, answered: 2 }]);
  expect(hour?.missing).toEqual([
    { user: ANA, usual: 3, why: { kind: "away" } },
    { user: JULES, usual: 1, why: { kind: "left", at: at("9:20:00") + 2 * DAY } },
    {
      user: LEA,
      usual: 1,
      why: { kind: "in-call", from: at("9:50:00") + 2 * DAY, until: at("11:10:00") + 2 * DAY },
    },
  ]);
  expect(tenOf(log, 1)?.missing).toEqual([]);
});

test("returns no typical value for an hour without answers on other days", () => {
  const withoutAnswer = [
    storyEvent("contact-created", "contact/x", "10:00:00", { channel: "audio", origin: "ivr" }),
    storyEvent("queue-created", "queue/x", "10:00:00", { contact: "x", segment: "s", channel: "audio" }),
    storyEvent("queue-abandoned", "queue/x", "10:01:00", {}),
  ];
  const log = recorded([
    ...onDay(0, usual),
    ...[1, 2, 3, 4].flatMap((day) => onDay(day, withoutAnswer)),
    ...onDay(5, usual),
  ]);
  expect(tenOf(log, 5)).toMatchObject({ usual: { agents: 4, offered: 6, days: 1 }, missing: [] });
});

test("a call that is handed on belongs to each agent for as long as they had it", () => {
  const log = recorded([
    callCreated("1", "9:00:00"),
    storyEvent("call-transferred", "call/1", "9:05:00", { toUser: JULES }),
    callEnded("1", "9:08:00"),
    callCreated("2", "9:10:00"),
  ]);
  expect([...agentCallsOf(log)]).toEqual([
    [
      ANA,
      [
        { from: at("9:00:00"), until: at("9:05:00") },
        { from: at("9:10:00"), until: Infinity },
      ],
    ],
    [JULES, [{ from: at("9:05:00"), until: at("9:08:00") }]],
  ]);
});
