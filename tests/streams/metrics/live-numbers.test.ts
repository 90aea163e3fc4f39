import { expect, test } from "vitest";
import {
  abandonment,
  averageSpeedOfAnswer,
  averageTalkTime,
  longestWait,
  offered,
  serviceLevel,
  tallyOf,
  waiting,
} from "../../../streams/metrics/live-numbers.ts";
import {
  ANA,
  JULES,
  at,
  callCreated,
  callEnded,
  given,
  queueAbandoned,
  queueCreated,
} from "../../support/floor-story.ts";

/**
 * Four customers: answered after 20 s, answered after 20.001 s … here 21 s, left after 3 s, and one who still
 * waits.
 */
const floor = given(
  queueCreated("1", "9:00:00"),
  queueCreated("2", "9:00:00"),
  queueCreated("3", "9:00:00"),
  queueCreated("4", "9:00:10"),
  queueAbandoned("3", "9:00:03"),
  callCreated("1", "9:00:20", { queue: "1", user: ANA }),
  callCreated("2", "9:00:21", { queue: "2", user: JULES }),
  callEnded("1", "9:01:20"),
);
const tally = tallyOf(floor, "2026-01-12");

test("counts waiting customers as waiting before they are offered", () => {
  expect(waiting(floor)).toBe(1);
  expect(offered(tally)).toBe(3);
});

test("service level is answered within the threshold over offered, short abandons included", () => {
  expect(serviceLevel(tally, 20)).toBeCloseTo(100 / 3);
  expect(serviceLevel(tally, 21)).toBeCloseTo(200 / 3);
  expect(serviceLevel(tally, 19)).toBe(0);
});

test("counts a call that never queued as answered immediately", () => {
  expect(serviceLevel(tallyOf(given(callCreated("1", "9:00:00")), "2026-01-12"), 1)).toBe(100);
});

test("average speed of answer is over those answered, abandonment over those offered, talk time over calls that ended", () => {
  expect(averageSpeedOfAnswer(tally)).toBe(20_500);
  expect(abandonment(tally)).toBeCloseTo(100 / 3);
  expect(averageTalkTime(tally)).toBe(60_000);
});

test("takes the longest wait from the current queue, never negative with any clock", () => {
  expect(longestWait(floor, at("9:00:40"))).toBe(30_000);
  expect(longestWait(floor, at("9:00:05"))).toBe(0);
});

test("before anything happened every number is unknown and none is nought", () => {
  const empty = given();
  expect([
    longestWait(empty, 0),
    serviceLevel(undefined, 20),
    averageSpeedOfAnswer(undefined),
    abandonment(undefined),
    averageTalkTime(undefined),
  ]).toEqual([null, null, null, null, null]);
});
