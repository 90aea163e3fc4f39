import { expect, test } from "vitest";
import { bookingWindowFaults } from "../../openapi/formats/booking-window.ts";

test.each([
  [
    "notice as long as one may look ahead",
    { minimumToSchedule: 1_440, maximumToSchedule: 1 },
    [{ at: "maximumToSchedule", code: "below-min" }],
  ],
  ["a minute less", { minimumToSchedule: 1_439, maximumToSchedule: 1 }, []],
  ["no bound ahead", { minimumToSchedule: 43_200, maximumToSchedule: 0 }, []],
  ["a bound that is not typed yet", { minimumToSchedule: 43_200, maximumToSchedule: "" }, []],
])("%s", (_, window, faults) => {
  expect(bookingWindowFaults(window)).toEqual(faults);
});
