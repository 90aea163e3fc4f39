import { expect, test } from "vitest";
import { duration } from "../../../i18n/formats.ts";
import {
  standingOfAbandonment,
  standingOfServiceLevel,
  standingOfWait,
  tenthPercent,
  wholePercent,
  wholeSeconds,
} from "../../../streams/metrics/standing.ts";

test("an abandon rate is compared as it is shown, to one decimal", () => {
  expect(
    [4.94, 4.96, 5, 5.04, 5.06].map((percent) => [tenthPercent(percent), standingOfAbandonment(percent, 5)]),
  ).toEqual([
    [4.9, "well"],
    [5, "well"],
    [5, "well"],
    [5, "well"],
    [5.1, "far"],
  ]);
});

test("a wait is compared as it is shown, in whole seconds", () => {
  expect(duration(120_999)).toBe("2:00");
  expect([119_999, 120_000, 120_999, 121_000, 179_999, 180_000].map((ms) => standingOfWait(ms, 120))).toEqual(
    ["well", "well", "well", "over", "over", "far"],
  );
});

test("a service level is compared as it is shown, rounded down", () => {
  expect([80, 79.99, 71, 70.99, 70].map((percent) => standingOfServiceLevel(percent, 80))).toEqual([
    "well",
    "over",
    "over",
    "far",
    "far",
  ]);
});

test("whole seconds are those that a duration is written with", () => {
  for (const ms of [0, 1, 999, 1_000, 59_999, 60_000, 3_599_999])
    expect(duration(ms)).toBe(duration(wholeSeconds(ms) * 1_000));
});

test("compares no unknown values", () => {
  expect([
    standingOfAbandonment(null, 5),
    standingOfWait(null, 120),
    standingOfServiceLevel(null, 80),
  ]).toEqual(["none", "none", "none"]);
  expect([tenthPercent(null), wholePercent(null)]).toEqual([null, null]);
});
