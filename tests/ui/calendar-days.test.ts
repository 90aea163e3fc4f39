import { expect, test } from "vitest";
import { dayByKey, monthsOn, weeksOf } from "../../src/ui/calendar-days.ts";

test.each([
  ["2026-11", 6, 6],
  ["2026-02", 5, 6],
  ["2027-02", 4, 0],
  ["2026-06", 5, 0],
])("%s has %i weeks from Monday, and %i places before its first day", (month, weeks, before) => {
  const found = weeksOf(month);
  expect(found).toHaveLength(weeks);
  expect(found[0]?.indexOf(`${month}-01`)).toBe(before);
  const days = found.flat().filter((day) => day.startsWith(month));
  expect(days).toEqual([...new Set(days)].sort());
  expect(days.length).toBe(
    new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
  );
});

test.each([
  ["ArrowLeft", false, "2026-02-28"],
  ["ArrowRight", false, "2026-03-02"],
  ["ArrowUp", false, "2026-02-22"],
  ["ArrowDown", false, "2026-03-08"],
  ["Home", false, "2026-02-23"],
  ["End", false, "2026-03-01"],
  ["PageUp", false, "2026-02-01"],
  ["PageDown", true, "2027-03-01"],
  ["Enter", false, null],
])("%s (with Shift: %s) leads from a Sunday, the first of March, to %s", (key, shiftKey, day) => {
  expect(dayByKey("2026-03-01", { key, shiftKey })).toBe(day);
});

test("a month that is too short ends with its last day", () => {
  expect(monthsOn("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthsOn("2026-12-31", 2)).toBe("2027-02-28");
});
