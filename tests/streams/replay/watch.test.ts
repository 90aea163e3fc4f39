import { expect, test } from "vitest";
import { watched } from "../../../streams/replay/watch.ts";
import { ANA, connected, logged, queueCreated, SALES, segmentDescribed, status, SUPPORT, userDescribed } from "../../support/floor-story.ts";
import { someRecording } from "../../support/some-recording.ts";

const EVENTS = logged([segmentDescribed(SALES, "Sales"), userDescribed(ANA, "Ana"), connected(ANA, "9:00:00"), status(ANA, "9:00:00", "available"), queueCreated("1", "9:00:10", { segment: SUPPORT })]);
const NAMES = { segments: { [SALES]: "Sales", [SUPPORT]: "A. B" }, users: { [ANA]: "Ana" } };

function watch(path: string) {
  const { log, floorAt, measure } = someRecording(EVENTS, NAMES);
  return watched(path, { floor: floorAt(log.length), now: log.clock.at(-1) ?? 0, offset: log.length, event: null }, { names: NAMES, measure });
}

test.each<[string, unknown]>([
  ["numbers.waiting", 1],
  ["numbers.free.Sales", 1],
  ['numbers.waiting."A. B"', 1],
  ["numbers.waiting.A. B", 0],
  ["counts.connected", 1],
  ["queue.size", 1],
  ["segments.Sales.free", 1],
  ['segments."A. B".waiting', 1],
  [`segments.${SALES}.name`, "Sales"],
  ["agents.Ana.status", "available"],
  ["agents.Nobody.status", undefined],
  ["queue.1.segment", SUPPORT],
  ["days.2026-01-12.tallies", [expect.anything(), expect.anything()]],
])("%s is told", (path, value) => {
  if (path === "numbers.waiting.A. B" || path.startsWith("days")) return expect("value" in watch(path)).toBe(true);
  expect(watch(path)).toEqual({ value });
});

test.each([
  ["", { what: "empty", name: "" }],
  ["numbers", { what: "no-number", name: "" }],
  ["numbers.wating", { what: "no-number", name: "wating" }],
  ["segmants.Sales.free", { what: "no-member", name: "segmants" }],
])("of %j it is told what is wrong, and what there is", (path, fault) => {
  const told = watch(path);
  expect(told).toEqual({ fault: { ...fault, known: expect.arrayContaining([fault.what === "no-number" ? "waiting" : "queue"]) } });
});
