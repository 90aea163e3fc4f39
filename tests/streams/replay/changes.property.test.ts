import fc from "fast-check";
import { expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, floorToJson, type Floor } from "../../../streams/projections/floor.ts";
import { type Change, changesBetween } from "../../../streams/replay/changes.ts";
import { stateDiff } from "../../../streams/replay/state-diff.ts";
import {
  ANA,
  callCreated,
  contactCreated,
  given,
  JULES,
  logged,
  queueAbandoned,
  queueCreated,
  SALES,
  segmentDescribed,
  SUPPORT,
  userDescribed,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someRecording } from "../../support/some-recording.ts";

type Json = Record<string, unknown>;
const nameOf = (row: unknown): string =>
  typeof row === "object" && row !== null
    ? String((row as Json)["id"] ?? (row as Json)["day"] ?? (row as Json)["offset"])
    : ""; // what rows are called by

/** A state as JSON with one change made in it. */
function applied(value: unknown, [name, ...rest]: readonly string[], change: Change): unknown {
  const next = (member: unknown) => (rest.length > 0 ? applied(member, rest, change) : change.is);
  if (name === undefined) return change.is;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.every((item) => typeof item === "number") && !(typeof change.is === "object")) {
      const place = Number(name);
      return Array.from({ length: Math.max(list.length, place + 1) }, (_, index) =>
        index === place ? next(list[index]) : (list[index] ?? 0),
      );
    }
    const others = list.filter((row) => nameOf(row) !== name);
    const row = next(list.find((one) => nameOf(one) === name));
    return row === undefined ? others : [...others, row].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }
  const { [name]: member, ...others } = value as Json;
  const made = next(member);
  return made === undefined ? others : { ...(value as Json), [name]: made };
}

const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.every((item) => typeof item === "object")
      ? value.map(inOrder).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
      : value
    : typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inOrder(member)]))
      : value;
const json = (floor: Floor): unknown => inOrder(JSON.parse(JSON.stringify(floorToJson(floor))));

test("derives the second of two states from the first by its changes, after any events", () => {
  fc.assert(
    fc.property(someLog(80), fc.nat(80), (events, pick) => {
      const before = evolveFloor(emptyFloor("UTC"), events.slice(0, pick));
      const after = evolveFloor(before, events.slice(pick));
      const made = changesBetween(before, after).reduce<unknown>(
        (state, change) => applied(state, change.path, change),
        json(before),
      );
      expect(inOrder(made)).toEqual(json(after));
    }),
  );
});

test("two states that came about in different ways but are the same differ in nothing", () => {
  fc.assert(
    fc.property(someLog(60), fc.nat(60), (events, pick) => {
      const one = evolveFloor(emptyFloor("UTC"), events);
      const other = evolveFloor(evolveFloor(emptyFloor("UTC"), events.slice(0, pick)), events.slice(pick));
      expect(changesBetween(one, other)).toEqual([]);
    }),
  );
});

test("given a customer who enters a queue, reports row, segment count and contact with their previous values", () => {
  const before = given(segmentDescribed(SALES, "Sales"), contactCreated("c-1", "9:00:00"));
  const after = evolveFloor(before, logged([queueCreated("1", "9:00:05")], 3));
  const changes = changesBetween(before, after).map(({ path, was, is }) => [
    path.join("."),
    was,
    typeof is === "object" ? "…" : is,
  ]);
  expect(changes).toContainEqual([`segments.${SALES}.waiting`, 0, 1]);
  expect(changes).toContainEqual(["queue.1", undefined, "…"]);
});

test("given two positions, lists the different numbers before the parts of the state, with their deltas", () => {
  const events = logged([
    segmentDescribed(SALES, "Sales"),
    segmentDescribed(SUPPORT, "Support"),
    userDescribed(ANA, "Ana"),
    userDescribed(JULES, "Jules"),
    queueCreated("1", "9:00:00"),
    queueCreated("2", "9:00:10"),
    callCreated("1", "9:00:20", { queue: "1" }),
    queueAbandoned("2", "9:01:00"),
  ]);
  const { floorAt, log, measure } = someRecording(events);
  const at = (position: number) => ({ floor: floorAt(position), now: log.clock[position - 1] ?? 0 });
  const { numbers, parts } = stateDiff(at(6), at(7), measure, 1);
  expect(numbers.filter(({ number }) => number === "waiting" || number === "in-call")).toEqual([
    { number: "waiting", was: 2, is: 1 },
    { number: "in-call", was: 0, is: 1 },
  ]);
  expect(parts.map(({ part }) => part)).toEqual(expect.arrayContaining(["segments", "queue", "calls"]));
  for (const { total, changes } of parts) expect(changes).toHaveLength(Math.min(1, total));
});
