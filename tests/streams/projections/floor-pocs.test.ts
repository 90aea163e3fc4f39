import { expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { floorFromJson, floorToJson } from "../../../streams/projections/floor.ts";
import { given, logged, storyEvent } from "../../support/floor-story.ts";

const MADRID = "65a0f0050000000000000001";
const POC = "7QF2-9MX8-DHTK";
const pocEvent = (
  type: "poc-enrolled" | "poc-connected" | "poc-disconnected" | "poc-unrolled",
  clock: string,
  id = POC,
) => storyEvent(type, `poc/${id}`, clock, { branch: MADRID });
const pocs = (floor: ReturnType<typeof given>) => floorToJson(floor).pocs;

test("a display device is connected from when it connects until it disconnects", () => {
  const enrolled = given(pocEvent("poc-enrolled", "8:00:00"));
  expect(pocs(enrolled)).toEqual([{ id: POC, branch: MADRID, connected: false }]);
  const connected = evolveFloor(enrolled, logged([pocEvent("poc-connected", "8:00:01")], 2));
  expect(pocs(connected)).toEqual([{ id: POC, branch: MADRID, connected: true }]);
  expect(pocs(evolveFloor(connected, logged([pocEvent("poc-disconnected", "8:00:02")], 3)))).toEqual([
    { id: POC, branch: MADRID, connected: false },
  ]);
});

test("a device that was unrolled is not on the floor", () => {
  expect(
    pocs(
      given(
        pocEvent("poc-enrolled", "8:00:00"),
        pocEvent("poc-unrolled", "8:00:01"),
        pocEvent("poc-enrolled", "8:00:02", "OTHER"),
      ),
    ),
  ).toEqual([{ id: "OTHER", branch: MADRID, connected: false }]);
});

test("accepts a device that connected before the log began, and keeps it connected when it is enrolled again", () => {
  expect(pocs(given(pocEvent("poc-disconnected", "8:00:00")))).toEqual([
    { id: POC, branch: MADRID, connected: false },
  ]);
  expect(pocs(given(pocEvent("poc-connected", "8:00:00"), pocEvent("poc-enrolled", "8:00:01")))).toEqual([
    { id: POC, branch: MADRID, connected: true },
  ]);
});

test("counts device events neither as anomalies nor in numbers, and restores them from a snapshot", () => {
  const floor = given(pocEvent("poc-enrolled", "8:00:00"), pocEvent("poc-connected", "8:00:01"));
  expect(floorToJson(floor)).toMatchObject({
    anomalies: { total: 0 },
    days: [],
    counts: { connected: 0 },
    unknown: {},
  });
  expect(floorToJson(floorFromJson(floorToJson(floor)))).toEqual(floorToJson(floor));
});
