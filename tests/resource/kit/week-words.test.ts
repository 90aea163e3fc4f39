import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { weekWords } from "../../../src/resource/kit/described/week-words.ts";

await loadAllLocalesAsync();
await Promise.all(locales.map((locale) => loadNamespaceAsync(locale, "lists")));

const days = (from: number, to: number, ...ranges: readonly (readonly [string, string])[]) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).flatMap((day) =>
    ranges.map(([start, end]) => ({ day, start, end })),
  );

test.each([
  ["en", days(1, 5, ["09:00", "17:00"]), "Mon–Fri 9:00–17:00"],
  ["fr", days(1, 5, ["09:00", "17:00"]), "lun.–ven. 9:00–17:00"],
  ["es", days(1, 5, ["09:00", "17:00"]), "lun–vie 9:00–17:00"],
  [
    "en",
    [...days(1, 4, ["09:00", "13:00"], ["14:00", "18:00"]), ...days(6, 6, ["10:00", "24:00"])],
    "Mon–Thu 9:00–13:00, 14:00–18:00 · Sat 10:00–24:00",
  ],
  [
    "en",
    [...days(1, 2, ["00:30", "01:00"]), ...days(4, 4, ["00:30", "01:00"])],
    "Mon–Tue 0:30–1:00 · Thu 0:30–1:00",
  ],
  ["en", days(5, 6, ["21:00", "02:00"]), "Fri–Sat 21:00–2:00 (next day)"],
  ["es", days(5, 5, ["21:00", "02:00"]), "vie 21:00–2:00 (día siguiente)"],
  ["fr", days(5, 5, ["21:00", "02:00"]), "ven. 21:00–2:00 (le lendemain)"],
  ["en", days(5, 5, ["21:00", "00:00"]), "Fri 21:00–24:00"],
  ["en", [], ""],
] as const)("shows a week in one line in %s, with days of the same hours together", (locale, hours, line) => {
  expect(
    weekWords(hours, { nextDay: i18nObject(locale).lists.week.nextDay(), formats: formatsOf(locale) }),
  ).toBe(line);
});
