import { expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { floorFromJson, floorToJson } from "../../../streams/projections/floor.ts";
import { given, logged, told } from "../../support/floor-story.ts";

const MADRID = "65a0f0050000000000000001";
const POC = "7QF2-9MX8-DHTK";
const said = (
  type: "poc-enrolled" | "poc-connected" | "poc-disconnected" | "poc-unrolled",
  clock: string,
  id = POC,
) => told(type, `poc/${id}`, clock, { branch: MADRID });
const pocs = (floor: ReturnType<typeof given>) => floorToJson(floor).pocs;

test("a display device is connected from when it connects until it disconnects", () => {
  const enrolled = given(said("poc-enrolled", "8:00:00"));
  expect(pocs(enrolled)).toEqual([{ id: POC, branch: MADRID, connected: false }]);
  const connected = evolveFloor(enrolled, logged([said("poc-connected", "8:00:01")], 2));
  expect(pocs(connected)).toEqual([{ id: POC, branch: MADRID, connected: true }]);
  expect(pocs(evolveFloor(connected, logged([said("poc-disconnected", "8:00:02")], 3)))).toEqual([
    { id: POC, branch: MADRID, connected: false },
  ]);
});

test("a device that was unrolled is not on the floor", () => {
  expect(
    pocs(
      given(
        said("poc-enrolled", "8:00:00"),
        said("poc-unrolled", "8:00:01"),
        said("poc-enrolled", "8:00:02", "OTHER"),
      ),
    ),
  ).toEqual([{ id: "OTHER", branch: MADRID, connected: false }]);
});

test("a log that begins while a device is connected knows it when it is told, and enrolling it again leaves it connected", () => {
  expect(pocs(given(said("poc-disconnected", "8:00:00")))).toEqual([
    { id: POC, branch: MADRID, connected: false },
  ]);
  expect(pocs(given(said("poc-connected", "8:00:00"), said("poc-enrolled", "8:00:01")))).toEqual([
    { id: POC, branch: MADRID, connected: true },
  ]);
});

test("what devices do is no anomaly, counts for no number, and comes through a snapshot", () => {
  const floor = given(said("poc-enrolled", "8:00:00"), said("poc-connected", "8:00:01"));
  expect(floorToJson(floor)).toMatchObject({
    anomalies: { total: 0 },
    days: [],
    counts: { connected: 0 },
    unknown: {},
  });
  expect(floorToJson(floorFromJson(floorToJson(floor)))).toEqual(floorToJson(floor));
});
