import { expect, test } from "vitest";
import { deskOf } from "../../src/replay/worker-api.ts";
import { Held } from "../../src/replay/worker-state.ts";
import { at, contactCreated, logged } from "../support/floor-story.ts";
import { writtenRecording } from "../support/written-recording.ts";

const ALL = { types: [], segments: [], users: [], text: "" };
const DAY = 86_400_000;
const nextDay = (id: string, clock: string) => ({
  ...contactCreated(id, clock),
  time: new Date(at(clock) + DAY).toISOString(),
});
const EVENTS = logged([
  contactCreated("c-1", "23:58:00"),
  contactCreated("c-2", "23:59:00"),
  nextDay("c-3", "0:01:00"),
  nextDay("c-4", "0:02:00"),
]);

test("returns where each day starts, among all found events and among those around a position", async () => {
  const desk = deskOf(new Held());
  const opening = await desk.open(new Blob([writtenRecording(EVENTS)]), () => undefined);
  expect(opening.kind).toBe("opened");
  const midnight = at("0:01:00") + DAY;
  expect((await desk.foundRows(ALL, 2, 3, 4)).days).toEqual([
    { place: 0, time: at("23:58:00") },
    { place: 2, time: midnight },
  ]);
  expect((await desk.foundRows({ ...ALL, text: "c-4" }, 2, 0, 4)).days).toEqual([
    { place: 0, time: at("0:02:00") + DAY },
  ]);
  expect((await desk.foundAround(ALL, 4, 1, 0)).days).toEqual([{ place: 0, time: midnight }]);
  expect((await desk.foundAround(ALL, 2, 0, 1)).days).toEqual([
    { place: 0, time: at("23:59:00") },
    { place: 1, time: midnight },
  ]);
});
