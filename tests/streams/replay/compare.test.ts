import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { compare } from "../../../streams/replay/compare.ts";
import {
  ANA,
  callCreated,
  contactCreated,
  logged,
  queueAbandoned,
  queueCreated,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";

const MORNING = [
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:00"),
  contactCreated("c-2", "9:01:00"),
  queueAbandoned("1", "9:02:00"),
];
const differencesOf = (first: readonly Event[], second: readonly Event[]) =>
  compare(first, second).differences.map((one) =>
    one.what === "changed" ? `${one.first.type} changed` : `${one.what} ${one.event.type}`,
  );

test("finds no differences between two recordings of the same events, with any offsets and ids", () => {
  expect(
    compare(
      logged(MORNING),
      logged(
        MORNING.map((fact) => ({ ...fact, id: `other ${fact.id}` })),
        100,
      ),
    ),
  ).toEqual({ differences: [], same: 4 });
});

test("reports extra events at their place, and matches the following ones", () => {
  expect(differencesOf(logged(MORNING), logged(MORNING.toSpliced(1, 1)))).toEqual([
    "first-only queue-created",
  ]);
  expect(differencesOf(logged(MORNING.toSpliced(1, 1)), logged(MORNING))).toEqual([
    "second-only queue-created",
  ]);
  expect(differencesOf([], logged(MORNING.slice(0, 1)))).toEqual(["second-only contact-created"]);
});

test("reports a different event with both versions", () => {
  const [first, second] = [
    logged([callCreated("1", "9:00:00", { user: ANA })]),
    logged([callCreated("1", "9:00:00", { user: ANA, queue: "1" })]),
  ];
  expect(compare(first, second).differences).toEqual([
    { what: "changed", first: first[0], second: second[0] },
  ]);
});

test("reports a moved event as missing in one place and inserted in the other", () => {
  expect(
    differencesOf(logged(MORNING), logged([...MORNING.slice(1), ...MORNING.slice(0, 1)])).toSorted(),
  ).toEqual(["first-only contact-created", "second-only contact-created"]);
});

test("divides all events of any two recordings into equal and different ones", () => {
  fc.assert(
    fc.property(someLog(40), someLog(40), (first, second) => {
      const { differences, same } = compare(first, second);
      const count = (what: string) => differences.filter((one) => one.what === what).length;
      expect(same + count("changed") + count("first-only")).toBe(first.length);
      expect(same + count("changed") + count("second-only")).toBe(second.length);
    }),
  );
});
