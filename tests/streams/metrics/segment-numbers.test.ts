import { expect, test } from "vitest";
import {
  assignedBySegment,
  freeIn,
  longestBySegment,
  serviceLevelIn,
} from "../../../streams/metrics/segment-numbers.ts";
import {
  ANA,
  JULES,
  SALES,
  SUPPORT,
  at,
  callCreated,
  connected,
  given,
  queueAbandoned,
  queueCreated,
  status,
  storyEvent,
  userDescribed,
} from "../../support/floor-story.ts";

test("a segment shows the wait of the one who came first and still waits", () => {
  const floor = given(
    queueCreated("a", "9:00:00"),
    queueCreated("b", "9:00:30"),
    queueCreated("c", "9:00:10", { segment: SUPPORT }),
    queueAbandoned("a", "9:01:00"),
  );
  expect(longestBySegment(floor).get(SALES)).toBe(at("9:00:30"));
  expect(longestBySegment(floor).get(SUPPORT)).toBe(at("9:00:10"));
  expect(longestBySegment(floor).get("65a0000000000000000000a9")).toBeUndefined();
});

test("recomputes for the next version of the floor", () => {
  const before = given(queueCreated("a", "9:00:00"));
  const after = given(queueCreated("a", "9:00:00"), queueAbandoned("a", "9:00:05"));
  expect(longestBySegment(before).get(SALES)).toBe(at("9:00:00"));
  expect(longestBySegment(after).get(SALES)).toBeUndefined();
});

test("counts a segment's free agents, and returns unknown without any status data", () => {
  const floor = given(
    userDescribed(ANA, "Ana"),
    userDescribed(JULES, "Jules", [SUPPORT]),
    connected(ANA, "8:00:00"),
    status(ANA, "8:00:01", "available"),
  );
  expect([freeIn(floor, SALES), freeIn(floor, SUPPORT)]).toEqual([1, 0]);
  expect(freeIn(given(queueCreated("a", "9:00:00")), SALES)).toBeNull();
});

test("the service level is that of the local day that is now, and is not known before anything was offered", () => {
  const floor = given(
    queueCreated("a", "9:00:00"),
    callCreated("a", "9:00:15", { queue: "a" }),
    queueCreated("b", "9:01:00"),
    queueAbandoned("b", "9:02:00"),
  );
  expect(serviceLevelIn(floor, SALES, at("10:00:00"), 20)).toBe(50);
  expect(serviceLevelIn(floor, SALES, at("10:00:00"), 10)).toBe(0);
  expect(serviceLevelIn(floor, SUPPORT, at("10:00:00"), 20)).toBeNull();
  expect(serviceLevelIn(floor, SALES, at("10:00:00") + 24 * 3_600_000, 20)).toBeNull();
});

test("the agents assigned to a segment are counted whether they are connected or not, and again when that changes", () => {
  const count = assignedBySegment();
  const story = [
    userDescribed(ANA, "Ana", [SALES, SUPPORT]),
    userDescribed(JULES, "Jules"),
    connected(ANA, "8:00:00"),
  ];
  expect([...count(given(...story))]).toEqual([
    [SALES, 2],
    [SUPPORT, 1],
  ]);
  expect([...count(given(...story, userDescribed(JULES, "Jules", [SUPPORT])))]).toEqual([
    [SALES, 1],
    [SUPPORT, 2],
  ]);
  expect([
    ...count(
      given(...story, storyEvent("user-described", `user/${ANA}`, "9:00:00", { name: "Ana", removed: true })),
    ),
  ]).toEqual([
    [SALES, 1],
    [SUPPORT, 0],
  ]);
});
