import fc from "fast-check";
import { expect, test } from "vitest";
import { waitAfter } from "../../../server/webhooks/retry-schedule.ts";

const NOW = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;
const wait = (
  attempt: number,
  { retryAfter = null, chance = 0.5 }: { readonly retryAfter?: string | null; readonly chance?: number } = {},
) => waitAfter({ attempt, retryAfter, now: NOW, chance });

test("schedules ten attempts as the standard does: 5 s, 5 min, half an hour, up to a day", () => {
  const waits = Array.from({ length: 9 }, (_, index) => wait(index + 1));
  expect(waits).toEqual([
    5_000,
    300_000,
    HOUR / 2,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    24 * HOUR,
  ]);
  expect(wait(10)).toBeNull();
});

test("shifts each attempt randomly by a tenth at most, either way", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, chance) => {
        const [least, meant, most] = [
          wait(attempt, { chance: 0 }) ?? 0,
          wait(attempt) ?? 0,
          wait(attempt, { chance: 1 }) ?? 0,
        ];
        const one = wait(attempt, { chance }) ?? 0;
        expect([least, most]).toEqual([Math.round(meant * 0.9), Math.round(meant * 1.1)]);
        expect(one >= least && one <= most).toBe(true);
      },
    ),
  );
});

test.each([
  ["120", 120_000],
  [new Date(NOW + HOUR).toUTCString(), HOUR],
  ["1", 5_000],
  [new Date(NOW - HOUR).toUTCString(), 5_000],
  ["soon", 5_000],
  ["99999999999", 24 * HOUR],
])("follows Retry-After: %s, up to a day and not before the schedule", (retryAfter, expected) => {
  expect(wait(1, { retryAfter })).toBe(expected);
});
