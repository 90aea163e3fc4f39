import fc from "fast-check";
import { expect, test } from "vitest";
import { clockAt, instantOf } from "../../src/services/zoned-clock.ts";

const ZONES = [
  "UTC",
  "Europe/Madrid",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
];

test.each([
  ["2026-01-15T09:00", "Europe/Madrid", "2026-01-15T08:00:00.000Z"],
  ["2026-07-15T09:00", "Europe/Madrid", "2026-07-15T07:00:00.000Z"],
  ["2026-07-15T00:30", "America/St_Johns", "2026-07-15T03:00:00.000Z"],
  ["2026-10-25T02:30", "Europe/Madrid", "2026-10-25T00:30:00.000Z"],
  ["2026-03-29T02:30", "Europe/Madrid", "2026-03-29T01:30:00.000Z"],
])("%s in %s is %s", (clock, zone, instant) => {
  expect(new Date(instantOf(clock, zone)).toISOString()).toBe(instant);
});

test("returns no instant for an invalid time", () => {
  expect([instantOf("", "UTC"), instantOf("2026-13-01T00:00", "UTC")]).toEqual([Number.NaN, Number.NaN]);
});

test("maps every local time back to an instant with that local time", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1972, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 }),
      fc.constantFrom(...ZONES),
      (minute, zone) => {
        const clock = clockAt(minute * 60_000, zone);
        expect(clockAt(instantOf(clock, zone), zone)).toBe(clock);
      },
    ),
  );
});
