import { expect, test } from "vitest";
import { isDate, isDateTime } from "../../openapi/formats/dates.ts";

test.each(["2026-05-03", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"])("%s is a day", (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  "",
  "2026-5-3",
  "2026-13-01",
  "2026-00-10",
  "2026-04-31",
  "2026-02-29",
  "1900-02-29",
  "2026-05-03 ",
])("%j is no day", (text) => {
  expect(isDate(text)).toBe(false);
});

test.each([
  "2026-05-03T09:00:00Z",
  "2026-05-03t23:59:59.123z",
  "2026-05-03T00:00:00+14:00",
  "2026-05-03T00:00:00.5-03:30",
])("%s is a time", (text) => {
  expect(isDateTime(text)).toBe(true);
});

test.each([
  "2026-05-03",
  "2026-05-03T09:00Z",
  "2026-05-03T09:00:00",
  "2026-05-03T24:00:00Z",
  "2026-05-03T09:60:00Z",
  "2026-05-03T23:59:60Z",
  "2026-05-03T09:00:00+24:00",
  "2026-02-30T09:00:00Z",
])("%s is no time", (text) => {
  expect(isDateTime(text)).toBe(false);
});
