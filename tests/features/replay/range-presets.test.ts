import { expect, test } from "vitest";
import { daysBetween, rangePresets } from "../../../src/features/replay/opening/range-presets.ts";
import { localDay } from "../../../streams/projections/local-day.ts";

const ZONE = "Europe/Madrid";
const NOW = Date.parse("2026-10-26T12:30:20Z");
const dayOf = (date: string) => localDay(Date.parse(`${date}T12:00:00Z`), ZONE);
const DAYS = ["2026-10-20", "2026-10-25", "2026-10-26"].map(dayOf);
const shown = (known: Partial<Parameters<typeof rangePresets>[0]>) =>
  rangePresets({ days: DAYS, zone: ZONE, now: NOW, last: NOW, ...known }).map(({ kind, day, from, to }) => [
    kind,
    day,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
  ]);

test("offers the last hour, today so far, yesterday and the other days, the latest first", () => {
  expect(shown({})).toEqual([
    ["hour", "2026-10-26", "2026-10-26T11:30:00.000Z", "2026-10-26T12:31:00.000Z"],
    ["today", "2026-10-26", "2026-10-25T23:00:00.000Z", "2026-10-26T12:31:00.000Z"],
    // The clocks went back: it has 25 hours.
    ["yesterday", "2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    ["day", "2026-10-20", "2026-10-19T22:00:00.000Z", "2026-10-20T22:00:00.000Z"],
  ]);
});

test("leaves out an hour, a today or a yesterday without events", () => {
  const before = DAYS.slice(0, 1);
  expect(shown({ days: before, last: Date.parse("2026-10-20T12:00:00Z") }).map(([kind]) => kind)).toEqual([
    "day",
  ]);
  expect(shown({ days: [], last: null })).toEqual([]);
});

test("offers days alone while the platform's time is not known", () => {
  expect(shown({ now: null }).map(([kind, day]) => [kind, day])).toEqual([
    ["day", "2026-10-26"],
    ["day", "2026-10-25"],
    ["day", "2026-10-20"],
  ]);
});

test("the days of a log are those from its first event to its last, in the zone, and no more than forty", () => {
  const at = (text: string) => Date.parse(text);
  expect(
    daysBetween(at("2026-03-27T23:30:00Z"), at("2026-03-29T12:00:00Z"), "Europe/Madrid").map(
      ({ day }) => day,
    ),
  ).toEqual(["2026-03-28", "2026-03-29"]);
  expect(
    daysBetween(at("2026-03-29T10:00:00Z"), at("2026-03-29T10:00:00Z"), "Europe/Madrid").map(
      ({ day, start, end }) => [day, end - start],
    ),
  ).toEqual([["2026-03-29", 23 * 3_600_000]]);
  const long = daysBetween(at("2026-01-01T00:00:00Z"), at("2026-06-30T12:00:00Z"), "UTC");
  expect([long.length, long.at(-1)?.day]).toEqual([40, "2026-06-30"]);
});
