import { expect, test } from "vitest";
import { watchReading } from "../../../streams/replay/watch.ts";
import {
  ANA,
  connected,
  logged,
  queueCreated,
  SALES,
  segmentDescribed,
  status,
  SUPPORT,
  userDescribed,
} from "../../support/floor-story.ts";
import { someRecording } from "../../support/some-recording.ts";

const EVENTS = logged([
  segmentDescribed(SALES, "Sales"),
  userDescribed(ANA, "Ana"),
  connected(ANA, "9:00:00"),
  status(ANA, "9:00:00", "available"),
  queueCreated("1", "9:00:10", { segment: SUPPORT }),
]);
const NAMES = {
  segments: { [SALES]: "Sales", [SUPPORT]: "A. B" },
  users: { [ANA]: "Ana", u2: "Ana María Núñez-Vega" },
};

/** Returns the value at the end of the recording; or the fault. */
function watch(text: string) {
  const { log, floorAt, watching } = someRecording(EVENTS, NAMES);
  const reading = watchReading(text, watching);
  return "fault" in reading
    ? reading
    : reading.at({ floor: floorAt(log.length), now: log.clock.at(-1) ?? 0, offset: log.length, event: null });
}

test.each<[string, unknown]>([
  ["numbers.waiting", 1],
  ["numbers.free.Sales", 1],
  ['numbers.waiting."A. B"', 1],
  ['"numbers".waiting', 1],
  ["numbers.longest-wait", 0],
  ["counts.connected", 1],
  ["queue.size", 1],
  ["segments.Sales.free", 1],
  ['segments."A. B".waiting', 1],
  [`segments.${SALES}.name`, "Sales"],
  ["agents.Ana.status", "available"],
  ["agents.Nobody.status", undefined],
  ["agents.Ana María Núñez-Vega.status", undefined],
  ["queue.1.segment", SUPPORT],
  ["days.2026-01-12.day", "2026-01-12"],
])("describes the path %s", (path, value) => {
  expect(watch(path)).toEqual(value);
});

test("identifies a segment by its id from its events, even if the recording has no name for it", () => {
  const { log, floorAt, watching } = someRecording(EVENTS, { segments: { [SALES]: "Sales" }, users: {} });
  const reading = watchReading(`numbers.waiting.${SUPPORT}`, watching);
  expect(
    "fault" in reading
      ? reading
      : reading.at({
          floor: floorAt(log.length),
          now: log.clock.at(-1) ?? 0,
          offset: log.length,
          event: null,
        }),
  ).toBe(1);
});

test.each<[string, unknown]>([
  ["1 + 2 * 3 - 4 / 2", 5],
  ["(1 + 2) * -(3 - 4)", 3],
  ["10 - 4 - 3", 3],
  ["numbers.longest-wait - 1", -1],
  ["queue.size-1", undefined],
  ["numbers.waiting > 2 * segments.Sales.free", false],
  ["numbers.waiting == 1 and queue.size != 2 or false", true],
  ["numbers.waiting ≥ 1 and queue.size ≠ 1", false],
  ["not numbers.waiting = 2", true],
  ["not(true)or true", true],
  ['agents.Ana.status = "available"', true],
  ['"b" > "a"', true],
  ["(numbers.waiting.Sales + numbers.free) / agents.size", 1],
])("given a floor, evaluates %s", (text, value) => {
  expect(watch(text)).toEqual(value);
});

test.each<[string, unknown]>([
  ["1 / 0", null],
  ["0 / 0 = 0 / 0", null],
  ["numbers.abandonment + 1", null],
  ['agents.Nobody.status = "available"', null],
  ["agents.Ana.status > 3", null],
  ["not agents.Nobody.status", null],
  ["agents + 1", null],
  ["agents.Nobody.on and true", null],
  ["agents.Nobody.on and false", false],
  ["false and agents.Nobody.on", false],
  ["agents.Nobody.on or true", true],
  ["true or agents.Nobody.on", true],
  ["agents.Nobody.on or false", null],
  ["queue.size or false", null],
])("returns unknown for unknown inputs, unless the rest decides: %s", (text, value) => {
  expect(watch(text)).toBe(value);
});

test.each<[string, string, number, string]>([
  ["", "empty", 0, ""],
  ["  ", "empty", 0, ""],
  ["numbers", "which-number", 0, "numbers"],
  ["1 + numbers.wating", "no-number", 12, "wating"],
  ["1 + numbers.waiting.Salse", "no-segment", 20, "Salse"],
  ["numbers.waiting.A. B", "no-segment", 16, "A.B"],
  ["segmants.Sales.free", "no-member", 0, "segmants"],
  ["queue.size > available", "no-member", 13, "available"],
  ["queue.size >", "end", 12, ""],
  ["queue.size > > 2", "value", 13, ">"],
  ["1 2", "sign", 2, "2"],
  ["queue.size && true", "sign", 11, "&"],
  ["(1 + 2", "bracket", 0, "("],
  ["(1 2)", "sign", 3, "2"],
  ["1)", "sign", 1, ")"],
  ['1 = "a', "quote", 4, '"'],
  ['agents."Ana.status', "quote", 7, '"'],
  ["1 < 2 < 3", "chain", 6, "<"],
  ["1 = not true", "value", 4, "not"],
  ['1 + "a"', "numbers", 2, "+"],
  ["-(1 > 2)", "numbers", 0, "-"],
  ["1 and true", "conditions", 2, "and"],
  ["not numbers.waiting", "conditions", 0, "not"],
  ['numbers.waiting = "1"', "alike", 16, "="],
  ["(".repeat(33), "deep", 32, "("],
])("reports the fault in %j, and its position", (text, what, at, found) => {
  expect(watch(text)).toMatchObject({ fault: { what, at, found } });
});

test("suggests valid names for an unknown one, and reports limits with their maximum", () => {
  expect(watch("numbers.wating")).toMatchObject({
    fault: { known: expect.arrayContaining(["waiting", "longest-wait"]) },
  });
  expect(watch("numbers.waiting.Salse")).toMatchObject({ fault: { known: ["Sales", "A. B"] } });
  expect(watch("segmants")).toMatchObject({ fault: { known: expect.arrayContaining(["numbers", "queue"]) } });
  expect(watch("1".repeat(501))).toMatchObject({ fault: { what: "long", at: 500, limit: 500 } });
  expect(watch(`${"not ".repeat(33)}true`)).toMatchObject({ fault: { what: "deep", limit: 32 } });
});
