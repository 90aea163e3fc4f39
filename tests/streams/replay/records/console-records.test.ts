import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { consoleRecords, knownAt, writtenBy } from "../../../../streams/replay/records/console-records.ts";
import { at, contactCreated, logged } from "../../../support/floor-story.ts";
import { someHeader } from "../../../support/some-header.ts";

const EVENTS = logged([
  contactCreated("c-1", "9:00:00"),
  contactCreated("c-2", "9:01:00"),
  contactCreated("c-3", "9:05:00"),
]);
const record = (k: string, before: number, more: object = {}) => ({ before, k, record: { k, ...more } });
const logWith = (records: readonly ReturnType<typeof record>[], events = EVENTS) =>
  recordedLog(someHeader(events), events, { records });

describe("given what a console recorded of itself", () => {
  const log = logWith([
    record("transition", 0, { at: at("8:59:58") }),
    record("intent", 1, { at: at("9:00:10") }),
    record("exchange", 2, { at: at("9:00:05"), route: "/users" }), // asked before the press, answered after the second event
    record("gap", 2),
    record("expectation", 2),
    record("something-new", 2, { at: at("9:01:01") }),
    record("error", 3, { at: at("9:06:00") }),
    record("snapshot", 3),
  ]);
  const own = consoleRecords(log);

  test("sorts records by time, and places those without a time after the previous one", () => {
    expect(own.records.map(({ k }, index) => [k, own.moments[index]])).toEqual([
      ["transition", at("8:59:58")],
      ["exchange", at("9:00:05")],
      ["intent", at("9:00:10")],
      ["gap", at("9:01:00")],
      ["error", at("9:06:00")],
      ["snapshot", at("9:06:00")],
    ]);
    expect(own.kinds).toEqual(["intent", "exchange", "transition", "error", "gap", "snapshot"]);
  });

  test("the recording goes from the first to the last of it", () => {
    expect(log.span).toEqual({ first: at("8:59:58"), last: at("9:06:00") });
  });

  test("counts the events before each record as seen by the console, and before the start of a request", () => {
    expect(own.records.map((_, index) => knownAt(log, own, index))).toEqual([0, 1, 1, 2, 3, 3]);
  });

  test("at a time as many had been written as say so", () => {
    expect(
      [at("8:00:00"), at("9:00:05"), at("9:00:59"), at("9:30:00")].map((time) => writtenBy(own, time)),
    ).toEqual([0, 2, 3, 6]);
  });
});

test("of those that were written in the same moment the last of the kind that is meant is the last", () => {
  const own = consoleRecords(
    logWith(
      ["transition", "transition", "exchange", "intent"].map((k) => record(k, 0, { at: at("9:00:05") })),
    ),
  );
  expect([
    writtenBy(own, at("9:00:05")),
    writtenBy(own, at("9:00:05"), "transition"),
    writtenBy(own, at("9:00:05"), "timer"),
    writtenBy(own, at("9:00:06"), "transition"),
  ]).toEqual([4, 2, 4, 4]);
});

describe("given a recording that no console wrote", () => {
  // A user marked a place of it years later.
  const log = logWith([
    record("gap", 1),
    record("marker", 2, { label: "here", offset: 2, at: at("9:00:00") + 1e11 }),
  ]);

  test("nothing of it is a console's, and its time is that of its events", () => {
    expect(consoleRecords(log)).toEqual({ records: [], moments: new Float64Array(), kinds: [] });
    expect(log.span).toEqual({ first: at("9:00:00"), last: at("9:05:00") });
  });
});

test("given a console without a floor, takes the time from its records", () => {
  const log = logWith(
    [record("intent", 0, { at: at("9:00:00") }), record("timer", 0, { at: at("9:00:30") })],
    [],
  );
  expect([log.length, log.span]).toEqual([0, { first: at("9:00:00"), last: at("9:00:30") }]);
  expect(logWith([], []).span).toEqual({ first: 0, last: 0 });
});

test("keeps all console records in order of time, within the span of the recording", () => {
  const kinds = fc.constantFrom(
    "intent",
    "exchange",
    "transition",
    "timer",
    "error",
    "gap",
    "snapshot",
    "marker",
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          kinds,
          fc.nat(EVENTS.length),
          fc.option(fc.integer({ min: at("8:00:00"), max: at("10:00:00") })),
        ),
        { maxLength: 30 },
      ),
      (lines) => {
        const records = lines
          .toSorted(([, a], [, b]) => a - b)
          .map(([k, before, time]) => record(k, before, time === null ? {} : { at: time }));
        const log = logWith([...records, record("intent", EVENTS.length, { at: at("9:00:30") })]);
        const { records: sorted, moments } = consoleRecords(log);
        expect(new Set(sorted)).toEqual(new Set(log.records));
        expect([...moments]).toEqual([...moments].toSorted((a, b) => a - b));
        expect([...moments].every((moment) => moment >= log.span.first && moment <= log.span.last)).toBe(
          true,
        );
      },
    ),
  );
});
