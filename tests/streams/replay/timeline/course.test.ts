import { expect, test } from "vitest";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { courseOf } from "../../../../streams/replay/timeline/course.ts";
import { hoursOf } from "../../../../streams/replay/timeline/hours.ts";
import { lanesOf } from "../../../../streams/replay/timeline/lanes.ts";
import { ANA, at, callCreated, contactCreated, contactEnded, JULES, logged, queueAbandoned, queueCreated, type Told } from "../../../support/floor-story.ts";
import { someHeader } from "../../../support/some-header.ts";

const DAY = 86_400_000;
const recorded = (...facts: Told[]) => {
  const events = logged(facts);
  return recordedLog(someHeader(events), events);
};
const later = (fact: Told, days: number): Told => ({ ...fact, time: new Date(Date.parse(fact.time) + days * DAY).toISOString() });

test("whoever waits in two queues and leaves one of them still waits in the other, until the contact is over", () => {
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

test("a column that begins just when somebody goes does not count who went", () => {
  const log = recorded(queueCreated("1", "9:00:00"), queueAbandoned("1", "9:01:00"));
  const { waiting, hangUps } = lanesOf(log, courseOf(log), { from: at("9:00:00"), until: at("9:03:00"), columns: 3 }, 20);
  expect([[...waiting], [...hangUps]]).toEqual([[1, 0, 0], [0, 1, 0]]);
});

test("an hour is held against the same hour of the other days, and never against itself", () => {
  const oneCall = [callCreated("1", "9:10:00", { user: ANA })];
  const log = recorded(...oneCall, ...["2", "3", "4"].map((id, place) => later(callCreated(id, `9:1${place}:00`, { user: place === 0 ? ANA : JULES }), 1)));
  const hours = hoursOf(log, courseOf(log), 20);
  expect(hours.map(({ offered, agents, usual }) => [offered, agents, usual])).toEqual([
    [1, 1, { offered: 3, agents: 2 }],
    [3, 2, { offered: 1, agents: 1 }],
  ]);
});
