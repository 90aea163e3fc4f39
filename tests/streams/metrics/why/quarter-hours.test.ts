import { expect, test } from "vitest";
import { clockHours, quarterHours, quartersBetween } from "../../../../streams/metrics/why/quarter-hours.ts";
import { localDay } from "../../../../streams/projections/local-day.ts";

const MINUTE = 60_000;

test.each([
  ["an ordinary day", "Europe/Madrid", "2026-11-24T12:00:00Z", 96],
  ["a day of 23 hours", "Europe/Madrid", "2026-03-29T12:00:00Z", 92],
  ["a day of 25 hours", "Europe/Madrid", "2026-10-25T12:00:00Z", 100],
  ["a zone with half an hour", "Asia/Kolkata", "2026-11-24T12:00:00Z", 96],
  ["a zone with three quarters of an hour", "Asia/Kathmandu", "2026-11-24T12:00:00Z", 96],
  ["a day that is half an hour shorter", "Australia/Lord_Howe", "2026-10-03T22:00:00Z", 94],
  ["a day without midnight", "America/Sao_Paulo", "2018-11-04T12:00:00Z", 92],
])("divides %s into quarter hours without gaps", (_, zone, noon, count) => {
  const { start, end } = localDay(Date.parse(noon), zone);
  const quarters = quartersBetween(zone, start, end);
  expect(quarters).toHaveLength(count);
  expect([quarters[0]?.from, quarters.at(-1)?.until]).toEqual([start, end]);
  for (const [place, { from, until }] of quarters.entries()) {
    expect(until - from).toBe(15 * MINUTE);
    expect(from).toBe(quarters[place - 1]?.until ?? start);
  }
  const hourOf = clockHours(zone);
  expect(new Set(quarters.map(({ from }) => hourOf(from).from)).size).toBe(Math.ceil(count / 4));
  expect(hourOf(end - 1).until).toBe(end);
});

test("begins a quarter hour at the quarter of the local clock", () => {
  const time = Date.parse("2026-11-24T10:07:00Z");
  expect(quarterHours("Asia/Kathmandu")(time)).toEqual({
    from: Date.parse("2026-11-24T10:00:00Z"),
    until: Date.parse("2026-11-24T10:15:00Z"),
  });
  expect(quarterHours("Asia/Kolkata")(Date.parse("2026-11-24T10:15:00Z")).from).toBe(
    Date.parse("2026-11-24T10:15:00Z"),
  );
});

test("ends the last quarter hour with its day if clocks changed by less than a quarter hour", () => {
  // Until 1900, Paris was 9 minutes and 21 seconds ahead of UTC.
  const noon = Date.parse("1911-03-10T12:00:00Z");
  const { start, end } = localDay(noon, "Europe/Paris");
  const quarters = quartersBetween("Europe/Paris", start, end);
  expect(quarters.at(-1)?.until).toBe(end);
});
