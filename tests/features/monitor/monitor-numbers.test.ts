import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import type { Tally } from "../../../openapi/generated/live-monitor.ts";
import { liveNumbers, type NumberId } from "../../../src/features/monitor/monitor-numbers.ts";
import { besideWords } from "../../../src/features/monitor/number-words.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { Keyed } from "../../../streams/projections/keyed.ts";
import { at, given, queueCreated } from "../../support/floor-story.ts";

await loadAllLocalesAsync();
await Promise.all(locales.map((locale) => loadNamespaceAsync(locale, "monitor")));

const DAY = "2026-01-12";
const TARGETS = {
  answerWithinSeconds: 20,
  serviceLevelPercent: 80,
  waiting: 10,
  longestWaitSeconds: 120,
  abandonedPercent: 5,
};
const words = { say: i18nObject("en"), formats: formatsOf("en") };

const number = (floor: Floor, now: number, id: NumberId) =>
  liveNumbers(floor, now, DAY, TARGETS).find((one) => one.id === id)!;
const detailOf = (floor: Floor, now: number, id: NumberId) => {
  const found = number(floor, now, id);
  return [found.standing, besideWords(found, words)];
};

/** Makes a floor with this number of answered and abandoned calls today. */
function counted(answered: number, abandoned: number): Floor {
  const floor = given(queueCreated("1", "9:00:00"));
  const tally: Tally = {
    id: "all",
    contacts: 0,
    hangs: 0,
    answered,
    abandoned,
    dismissed: 0,
    timeouts: 0,
    transferred: 0,
    waits: [answered],
    quits: [],
    waited: 0,
    talks: 0,
    talked: 0,
  };
  return { ...floor, days: floor.days.map((day) => ({ ...day, tallies: Keyed.of([tally]) })) };
}

test("the words beside the abandoned agree with the percent that is shown", () => {
  expect(detailOf(counted(9_504, 496), at("9:00:00"), "abandonment")).toEqual(["well", "5% · on target"]);
  expect(detailOf(counted(9_496, 504), at("9:00:00"), "abandonment")).toEqual(["well", "5% · on target"]);
  expect(detailOf(counted(951, 49), at("9:00:00"), "abandonment")).toEqual(["well", "4.9% · target 5%"]);
  expect(detailOf(counted(949, 51), at("9:00:00"), "abandonment")).toEqual(["far", "5.1% · over target 5%"]);
});

test("a wait that is shown as its target is not over it", () => {
  const floor = given(queueCreated("1", "9:00:00"));
  expect(detailOf(floor, at("9:02:00") + 999, "longest-wait")).toEqual(["well", "target 2:00"]);
  expect(detailOf(floor, at("9:02:01"), "longest-wait")).toEqual(["over", "over target 2:00"]);
});

test.each(locales)("a rate on its target has words of its own, in %s", (locale) => {
  const beside = besideWords(number(counted(95, 5), at("9:00:00"), "abandonment"), {
    say: i18nObject(locale),
    formats: formatsOf(locale),
  });
  expect(beside).toMatch(/^5\s?% · \D+$/);
});
