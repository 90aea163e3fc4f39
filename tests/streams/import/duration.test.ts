import { expect, test } from "vitest";
import { durationOf } from "../../../streams/import/duration.ts";

test.each([
  ["109", "seconds", 109_000],
  ["1,5", "seconds", 1_500],
  ["00:02:23", "seconds", 143_000],
  ["2:23", "seconds", 143_000],
  ["75:00", "seconds", 4_500_000],
  ["1:02:03.25", "seconds", 3_723_250],
  ["1.5", "minutes", 90_000],
  ["1:05", "minutes", 3_900_000],
  ["0:02:23", "minutes", 143_000],
  ["0", "seconds", 0],
] as const)("%s in %s lasts %i ms", (text, unit, lasts) => {
  expect(durationOf(text, unit)).toBe(lasts);
});

test.each(["", "a while", "-3", "1:60", "1:60:00", "1:2:3", ":30", "1::00", "1:00:00:00", "1234567890"])(
  "%j is no duration",
  (text) => {
    expect(durationOf(text, "seconds")).toBe(null);
  },
);
