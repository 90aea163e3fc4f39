import { expect, test } from "vitest";
import { dayRangeFaults } from "../../openapi/formats/day-range.ts";

test.each([
  [
    "a last day before the first",
    { from: "2026-05-02", until: "2026-05-01" },
    [{ at: "until", code: "below-min" }],
  ],
  ["one day", { from: "2026-05-02", until: "2026-05-02" }, []],
  ["no first day", { from: null, until: "2026-05-02" }, []],
  ["a last day that is typed no further", { from: "2026-05-02", until: "" }, []],
])("%s", (_, days, faults) => {
  expect(dayRangeFaults(days)).toEqual(faults);
});
