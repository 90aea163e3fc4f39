import { expect, test } from "vitest";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../../../streams/replay/replay-index.ts";
import { courseOf } from "../../../../streams/replay/timeline/course.ts";
import { daysOf } from "../../../../streams/replay/timeline/days.ts";
import { hoursOf } from "../../../../streams/replay/timeline/hours.ts";
import { lanesOf } from "../../../../streams/replay/timeline/lanes.ts";
import {
  ANA,
  at,
  callCreated,
  contactCreated,
  contactEnded,
  JULES,
  logged,
  queueAbandoned,
  queueCreated,
  type StoryEvent,
} from "../../../support/floor-story.ts";
import { someHeader } from "../../../support/some-header.ts";

const DAY = 86_400_000;
const recorded = (...facts: StoryEvent[]) => {
  const events = logged(facts);
  return recordedLog(someHeader(events), events);
};
const later = (fact: StoryEvent, days: number): StoryEvent => ({
  ...fact,
  time: new Date(Date.parse(fact.time) + days * DAY).toISOString(),
});

test("counts a customer of two queues in the second one after leaving the first, until the contact ends", () => {
  const log = recorded(
    contactCreated("c-1", "9:00:00"),
    queueCreated("1", "9:00:00"),
    queueCreated("2", "9:00:10", { contact: "c-1" }),
    queueAbandoned("1", "9:00:20"),
    contactEnded("c-1", "9:01:00", "abandoned"),
  );
  expect(courseOf(log).waits.map(({ since, until, isAnswered }) => [since, until, isAnswered])).toEqual([
    [at("9:00:00"), at("9:00:20"), false],
    [at("9:00:10"), at("9:01:00"), false],
  ]);
});

test("does not count a customer who leaves at the start of a column", () => {
  const log = recorded(queueCreated("1", "9:00:00"), queueAbandoned("1", "9:01:00"));
  const { waiting, hangUps } = lanesOf(
    log,
    courseOf(log),
    { from: at("9:00:00"), until: at("9:03:00"), columns: 3 },
    20,
  );
  expect([[...waiting], [...hangUps]]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
});

test("compares an hour with the same hour of other days, and never with itself", () => {
  const oneCall = [callCreated("1", "9:10:00", { user: ANA })];
  const log = recorded(
    ...oneCall,
    ...["2", "3", "4"].map((id, place) =>
      later(callCreated(id, `9:1${place}:00`, { user: place === 0 ? ANA : JULES }), 1),
    ),
  );
  const hours = hoursOf(log, courseOf(log), 20);
  expect(hours.map(({ offered, staff, usual }) => [offered, staff.length, usual])).toEqual([
    [1, 1, { offered: 3, agents: 2, days: 1 }],
    [3, 2, { offered: 1, agents: 1, days: 1 }],
  ]);
});

test("ends the list of days at an invalid date, with no more bars than columns for a long range", () => {
  const log = recorded(queueCreated("1", "9:00:00"), {
    ...queueAbandoned("1", "9:01:00"),
    time: "+275759-09-01T00:00:00.000Z",
  });
  expect(daysOf(log, courseOf(log), 20).map(({ events }) => events)).toEqual([1, 1]);
  const { events } = lanesOf(
    log,
    courseOf(log),
    { from: log.clock[0] ?? 0, until: log.clock[1] ?? 0, columns: 100 },
    20,
  );
  expect([events.length <= 100, events.reduce((sum, count) => sum + count, 0)]).toEqual([true, 2]);
});

test("draws nothing after the last event, even with customers still waiting", () => {
  const log = recorded(
    ...["1", "2", "3"].map((id) => queueCreated(id, "9:00:00")),
    queueAbandoned("1", "9:05:00"),
  );
  const { waiting, levels } = lanesOf(
    log,
    courseOf(log),
    { from: at("9:00:00"), until: at("10:00:00"), columns: 60 },
    20,
  );
  expect([waiting[0], waiting[5], new Set(waiting.slice(6))]).toEqual([3, 2, new Set([0])]);
  expect(levels[0]).toMatchObject({ from: at("9:00:00"), until: at("9:05:00") });
});

test("draws nothing before the first event, even with an initial state", () => {
  const before = recorded(
    queueCreated("1", "8:00:00"),
    queueCreated("2", "8:05:00"),
    queueCreated("3", "8:10:00"),
  );
  const events = logged(
    [queueAbandoned("1", "9:00:00"), queueAbandoned("2", "9:01:00"), queueAbandoned("3", "9:02:00")],
    4,
  );
  const log = recordedLog(someHeader(events), events, {
    begin: { floor: ReplayIndex.of(before).floorAt(3), offset: 3 },
  });
  const { waiting, levels } = lanesOf(
    log,
    courseOf(log),
    { from: at("8:00:00"), until: at("9:30:00"), columns: 90 },
    20,
  );
  expect([new Set(waiting.slice(0, 60)), waiting[60]]).toEqual([new Set([0]), 2]);
  expect(levels.slice(0, 4).map(({ percent }) => percent)).toEqual([null, null, null, null]);
});
