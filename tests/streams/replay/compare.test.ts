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
const told = (first: readonly Event[], second: readonly Event[]) =>
  compare(first, second).differences.map((one) =>
    one.what === "changed" ? `${one.first.type} changed` : `${one.what} ${one.event.type}`,
  );

test("two recordings of the same do not differ, whatever offsets and ids they gave", () => {
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

test("what only one of them has is told where it stands, and what follows is still the same", () => {
  expect(told(logged(MORNING), logged(MORNING.toSpliced(1, 1)))).toEqual(["first-only queue-created"]);
  expect(told(logged(MORNING.toSpliced(1, 1)), logged(MORNING))).toEqual(["second-only queue-created"]);
  expect(told([], logged(MORNING.slice(0, 1)))).toEqual(["second-only contact-created"]);
});

test("what says something else is told with both", () => {
  const [first, second] = [
    logged([callCreated("1", "9:00:00", { user: ANA })]),
    logged([callCreated("1", "9:00:00", { user: ANA, queue: "1" })]),
  ];
  expect(compare(first, second).differences).toEqual([
    { what: "changed", first: first[0], second: second[0] },
  ]);
});

test("what was moved is missing in one place and put in at another", () => {
  expect(told(logged(MORNING), logged([...MORNING.slice(1), ...MORNING.slice(0, 1)])).toSorted()).toEqual([
    "first-only contact-created",
    "second-only contact-created",
  ]);
});

test("whatever two recordings hold, what is the same and what differs are all that both have", () => {
  fc.assert(
    fc.property(someLog(40), someLog(40), (first, second) => {
      const { differences, same } = compare(first, second);
      const count = (what: string) => differences.filter((one) => one.what === what).length;
      expect(same + count("changed") + count("first-only")).toBe(first.length);
      expect(same + count("changed") + count("second-only")).toBe(second.length);
    }),
  );
});
