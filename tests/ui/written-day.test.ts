import { expect, test } from "vitest";
import { dayPattern, readDay, writtenDay } from "../../src/ui/written-day.ts";

const LETTERS = { year: "yyyy", month: "mm", day: "dd", time: "hh:mm" };

test.each([
  ["en", "05/03/2026"],
  ["es", "03/05/2026"],
  ["fr", "03/05/2026"],
])("in %s the third of May is written %s, and read again as the same day", (locale, written) => {
  expect(writtenDay("2026-05-03", locale)).toBe(written);
  expect(readDay(written, locale, false)).toBe("2026-05-03");
  expect(writtenDay("2026-05-03T14:05", locale)).toBe(`${written} 14:05`);
  expect(readDay(`${written} 14:05`, locale, true)).toBe("2026-05-03T14:05");
});

test("shows the pattern of dates in the letters and the order of the language", () => {
  expect(dayPattern("en", LETTERS, false)).toBe("mm/dd/yyyy");
  expect(dayPattern("fr", { year: "aaaa", month: "mm", day: "jj", time: "hh:mm" }, true)).toBe(
    "jj/mm/aaaa hh:mm",
  );
});

test.each([
  ["3/5/2026", "2026-05-03"],
  [" 3.5.2026 ", "2026-05-03"],
  ["3-5-2026", "2026-05-03"],
  ["2026-05-03", "2026-05-03"],
  ["29/2/2028", "2028-02-29"],
])("%s is a day in Spanish", (typed, day) => {
  expect(readDay(typed, "es", false)).toBe(day);
});

test.each([
  "",
  "3",
  "3/5",
  "3/5/26",
  "3/5/0026",
  "30/2/2026",
  "31/4/2026",
  "3/13/2026",
  "29/2/2026",
  "3/5/2026 14:05",
  "tomorrow",
])("%j is no whole day in Spanish", (typed) => {
  expect(readDay(typed, "es", false)).toBe("");
});

test.each([
  "3/5/2026",
  "3/5/1899 10:00",
  "3/5/2200 10:00",
  "3/5/2026 24:00",
  "3/5/2026 14:60",
  "3/5/2026 14",
  "2026-05-03T",
])("%j is no minute of a day", (typed) => {
  expect(readDay(typed, "es", true)).toBe("");
});

test.each(["2026-05-03T9:05", "2026-05-03T09:05", "3/5/2026 9:05", "3/5/2026, 09:05"])(
  "%j is a minute of a day",
  (typed) => {
    expect(readDay(typed, "es", true)).toBe("2026-05-03T09:05");
  },
);

test("writes an empty text for an invalid day", () => {
  expect(writtenDay("", "en")).toBe("");
});
