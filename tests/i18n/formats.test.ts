import { expect, test } from "vitest";
import { duration, formatsOf } from "../../i18n/formats.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, "0:00"],
  [999, "0:00"],
  [41_000, "0:41"],
  [3 * MINUTE + 42_900, "3:42"],
  [59 * MINUTE + 59_999, "59:59"],
  [HOUR, "1:00:00"],
  [100 * HOUR + 61_000, "100:01:01"],
  [-5_000, "0:00"],
])("%i ms are written %s", (ms, written) => {
  expect(duration(ms)).toBe(written);
});

test.each([
  ["en", 74.4, "74%", "12s ago", "now", "1,234.5"],
  ["es", 74.4, "74 %", "hace 12 s", "ahora", "12.345,5"],
  ["fr", 74.4, "74 %", "il y a 12 s", "maintenant", "1 234,5"],
] as const)(
  "numbers, shares and times past are written as in %s",
  (locale, value, percent, ago, now, number) => {
    const formats = formatsOf(locale);
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
    expect(plain(formats.percent(value))).toBe(percent);
    expect(plain(formats.ago(12_700))).toBe(ago);
    expect(formats.ago(200)).toBe(now);
    // Spanish parts thousands from five figures on.
    expect(plain(formats.number(locale === "es" ? 12_345.5 : 1_234.5))).toBe(number);
  },
);

test.each(["en", "es", "fr"] as const)("negative numbers have a minus sign in %s", (locale) => {
  const { number, percent, compact } = formatsOf(locale);
  expect([number(-11), percent(-11), compact(-11)].map((text) => text.slice(0, 3))).toEqual([
    "−11",
    "−11",
    "−11",
  ]);
});

test("an instant is written in the zone that is asked for, on a clock of 24 hours", () => {
  const midnight = Date.UTC(1999, 0, 4, 22);
  expect(formatsOf("en").time(midnight, "Asia/Jerusalem")).toBe("00:00");
  expect(formatsOf("fr").day(midnight, "Asia/Jerusalem")).toBe("5 janv. 1999");
  expect(formatsOf("en").minute(midnight, "Asia/Jerusalem")).toBe("Jan 5, 1999, 00:00");
  expect(formatsOf("en").moment(midnight, "Asia/Jerusalem")).toMatch(/January 5, 1999.*00:00:00.*GMT\+2/);
});

test("shows past times in their largest unit, and future times as now", () => {
  const { ago } = formatsOf("en");
  expect([ago(59_999), ago(MINUTE), ago(59 * MINUTE), ago(HOUR), ago(23 * HOUR), ago(49 * HOUR)]).toEqual([
    "59s ago",
    "1m ago",
    "59m ago",
    "1h ago",
    "23h ago",
    "2d ago",
  ]);
  expect(ago(-4_000)).toBe("now");
});

test("times are written in the zone that the formats were made for, but where one is named", () => {
  const noon = Date.UTC(2026, 0, 5, 12);
  expect(formatsOf("en", "Europe/Madrid").time(noon)).toBe("13:00");
  expect(formatsOf("en", "Europe/Madrid").time(noon, "America/Lima")).toBe("07:00");
});

test("returns the text before each item of a list, so that items can be more than text", () => {
  const items = ["Ana", "Ben", "Cleo"];
  for (const locale of ["en", "es", "fr"] as const) {
    const { list, listGaps } = formatsOf(locale);
    for (const count of [1, 2, 3]) {
      const some = items.slice(0, count);
      expect(some.map((item, at) => `${listGaps(some)[at]}${item}`).join("")).toBe(list(some));
    }
  }
});

test.each([
  [0, "0 sec", "0 s", "0 s"],
  [1, "60 sec", "60 s", "60 s"],
  [1.01, "1.01 min", "1,01 min", "1,01 min"],
  [60, "60 min", "60 min", "60 min"],
  [60.01, "1 hr", "1 h", "1 h"],
  [90.5, "1.51 hr", "1,51 h", "1,51 h"],
])("formats %s minutes in one unit", (minutes, en, es, fr) => {
  const text = (locale: "en" | "es" | "fr") =>
    formatsOf(locale)
      .timeUnit(minutes * 60_000)
      .replaceAll(/\s/g, " ");
  expect([text("en"), text("es"), text("fr")]).toEqual([en, es, fr]);
});
