import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import { serviceTime } from "../../../src/features/appointments/service-time.ts";

const START = Date.parse("2026-05-05T22:30:00.000Z");

test.each([
  ["en", "Europe/London", "Asia/Tokyo", "May 6, 2026, 07:30 Asia/Tokyo"],
  ["en", "Europe/Madrid", "Europe/Athens", "01:30 Europe/Athens"],
  ["fr", "Europe/Madrid", "America/New_York", "5 mai 2026, 18:30 America/New_York"],
  ["en", "Europe/Madrid", "Europe/Madrid", null],
  ["en", "Europe/Madrid", "", null],
] as const)("in %s, an account in %s reads the zone %j of a service as %j", (locale, home, zone, words) => {
  expect(serviceTime(START, { home, zone }, formatsOf(locale, home))).toBe(words);
});
