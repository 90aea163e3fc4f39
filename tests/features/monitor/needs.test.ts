import { expect, test } from "vitest";
import { agentsByFamily, overdueAgents, segmentNeeds } from "../../../src/features/monitor/beside/needs.ts";
import { DEFAULT_TARGETS } from "../../../streams/metrics/targets.ts";
import {
  ANA,
  JULES,
  SALES,
  SUPPORT,
  type StoryEvent,
  at,
  callCreated,
  connected,
  given,
  queueAbandoned,
  queueCreated,
  segmentDescribed,
  status,
  userDescribed,
} from "../../support/floor-story.ts";

const CLAIMS = "65a0000000000000000000a3";
const segments = [
  segmentDescribed(CLAIMS, "Claims"),
  segmentDescribed(SALES, "Sales"),
  segmentDescribed(SUPPORT, "Support"),
];
const needs = (...facts: readonly StoryEvent[]) =>
  segmentNeeds(given(...segments, ...facts), at("9:05:00"), DEFAULT_TARGETS);

test("lists the segment with the longest wait first, and then the lowest service level", () => {
  const listed = needs(
    queueCreated("1", "9:04:50", { segment: SUPPORT }),
    queueCreated("2", "9:00:00", { segment: SUPPORT }),
    queueCreated("3", "9:01:00"),
    queueAbandoned("3", "9:02:00"),
  );
  expect(listed.map(({ id, waiting, longest, level }) => [id, waiting, longest, level])).toEqual([
    [SUPPORT, 2, 300_000, null],
    [SALES, 0, null, 0],
    [CLAIMS, 0, null, null],
  ]);
  expect(listed.map(({ standing }) => standing)).toEqual(["far", "none", "none"]);
});

test("names the free agents of a segment only if statuses are reported", () => {
  expect(needs().map(({ free }) => free)).toEqual([null, null, null]);
  const free = needs(
    userDescribed(ANA, "Ana", [SALES]),
    connected(ANA, "8:00:00"),
    status(ANA, "8:00:01", "available"),
  ).flatMap(({ id, free }) => (id === SALES ? [free] : []));
  expect(free).toEqual([1]);
});

test("counts agents by the family of their status, and lists those over its limit, the longest first", () => {
  const { agents } = given(
    connected(ANA, "8:00:00"),
    status(ANA, "8:30:00", "break"),
    connected(JULES, "8:00:00"),
    status(JULES, "8:00:00", "meal"),
    callCreated("1", "8:10:00", { user: "65a0000000000000000000b3" }),
  );
  expect(agentsByFamily(agents)).toEqual({ free: 0, call: 1, away: 2, plan: 0, bad: 0, off: 0 });
  const overdue = (clock: string) =>
    overdueAgents(agents, at(clock), { break: 20, meal: 45 }).map(({ agent, lasted, over }) => [
      agent.id,
      lasted / 60_000,
      over / 60_000,
    ]);
  expect(overdue("8:40:00")).toEqual([]);
  expect(overdue("9:05:00")).toEqual([
    [JULES, 65, 20],
    [ANA, 35, 15],
  ]);
});
