import { describe, expect, test } from "vitest";
import {
  comparedTime,
  dayAfter,
  periodOf,
  readPeriod,
} from "../../../../src/features/insights/frame/period.ts";

const MADRID = "Europe/Madrid";
const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString();
/** Tuesday in the morning; Madrid is one hour ahead of UTC. */
const NOW = at("2026-11-24T09:40:00Z");

describe("presets", () => {
  test.each([
    ["today", "2026-11-24", "2026-11-24"],
    ["yesterday", "2026-11-23", "2026-11-23"],
    ["week", "2026-11-23", "2026-11-24"],
    ["last-week", "2026-11-16", "2026-11-22"],
    ["7d", "2026-11-17", "2026-11-23"],
    ["28d", "2026-10-27", "2026-11-23"],
    ["month", "2026-11-01", "2026-11-24"],
    ["last-month", "2026-10-01", "2026-10-31"],
  ])("reads %s as whole days of the zone", (preset, first, last) => {
    const { period, fault } = readPeriod(preset, NOW, MADRID);
    expect(period).toMatchObject({ preset, first, last });
    expect(fault).toBeNull();
  });

  test("begins today at midnight of the zone, also where UTC has another day", () => {
    const { period } = readPeriod("today", at("2026-11-23T23:30:00Z"), MADRID);
    expect([iso(period.from), iso(period.to)]).toEqual([
      "2026-11-23T23:00:00.000Z",
      "2026-11-24T23:00:00.000Z",
    ]);
  });

  test.each([
    ["a Sunday, which ends its week", "2026-11-29T12:00:00Z", "UTC", "2026-11-23", "2026-11-16"],
    ["a Monday, which begins its week", "2026-11-30T12:00:00Z", "UTC", "2026-11-30", "2026-11-23"],
    [
      "a Sunday in UTC that is a Monday in Auckland",
      "2026-11-29T12:00:00Z",
      "Pacific/Auckland",
      "2026-11-30",
      "2026-11-23",
    ],
    [
      "a Monday in UTC that is a Sunday in Honolulu",
      "2026-11-30T05:00:00Z",
      "Pacific/Honolulu",
      "2026-11-23",
      "2026-11-16",
    ],
    ["a week over the end of the year", "2027-01-02T12:00:00Z", MADRID, "2026-12-28", "2026-12-21"],
  ])("begins weeks on Monday: %s", (_, now, zone, monday, mondayBefore) => {
    expect(readPeriod("week", at(now), zone).period.first).toBe(monday);
    const { first, last } = readPeriod("last-week", at(now), zone).period;
    expect([first, last]).toEqual([mondayBefore, dayAfter(monday, -1)]);
  });

  test("has 167 hours in the week in which clocks go forward", () => {
    const { from, to } = readPeriod("last-week", at("2026-04-01T12:00:00Z"), MADRID).period;
    expect((to - from) / HOUR).toBe(167);
  });

  test("compares a week that lasts with the same days of the week before", () => {
    const { period } = readPeriod("week", NOW, MADRID);
    const { from, to, isCut } = comparedTime(period, "previous", NOW);
    // Monday 00:00 to Tuesday 10:00, by whole hours.
    expect([iso(from), iso(to), isCut]).toEqual([
      "2026-11-15T23:00:00.000Z",
      "2026-11-17T09:00:00.000Z",
      true,
    ]);
  });

  test("takes the month before January from the year before", () => {
    expect(readPeriod("last-month", at("2027-01-05T12:00:00Z"), MADRID).period).toMatchObject({
      first: "2026-12-01",
      last: "2026-12-31",
    });
  });
});

describe("days of the zone", () => {
  const hoursOf = (day: string, zone: string) => {
    const { from, to } = periodOf([day, day], zone);
    return (to - from) / HOUR;
  };
  test("have 23 hours in spring and 25 in autumn", () => {
    expect(hoursOf("2026-03-29", MADRID)).toBe(23);
    expect(hoursOf("2026-10-25", MADRID)).toBe(25);
    expect(hoursOf("2026-10-26", MADRID)).toBe(24);
  });
  test("change by half an hour on Lord Howe Island, and begin at a half hour in Kolkata", () => {
    expect(hoursOf("2026-04-05", "Australia/Lord_Howe")).toBe(24.5);
    expect(iso(periodOf(["2026-11-24", "2026-11-24"], "Asia/Kolkata").from)).toBe("2026-11-23T18:30:00.000Z");
  });
});

describe("a period that cannot be shown", () => {
  test.each(["", "2026-02-30..2026-03-01", "2026-11-01", "last year", "2026-11-01..tomorrow"])(
    "reports %j as unreadable and falls back to today",
    (text) => {
      const { period, fault, meant } = readPeriod(text, NOW, MADRID);
      expect({ fault, meant, first: period.first }).toEqual({
        fault: "unreadable",
        meant: null,
        first: "2026-11-24",
      });
    },
  );
  test("offers the two days in order if they are reversed", () => {
    const { fault, meant } = readPeriod("2026-11-08..2026-11-02", NOW, MADRID);
    expect(fault).toBe("reversed");
    expect(meant).toMatchObject({ first: "2026-11-02", last: "2026-11-08" });
  });
  test("offers the last year of ten", () => {
    const { fault, meant } = readPeriod("2016-11-01..2026-10-31", NOW, MADRID);
    expect(fault).toBe("too-long");
    expect(meant).toMatchObject({ first: "2025-11-01", last: "2026-10-31" });
  });
  test("refuses a period that begins tomorrow, and accepts one that only ends then", () => {
    expect(readPeriod("2026-11-25..2026-11-26", NOW, MADRID).fault).toBe("future");
    expect(readPeriod("2026-11-24..2026-11-26", NOW, MADRID).fault).toBeNull();
  });
});

describe("comparison", () => {
  const compared = (text: string, comparison: "previous" | "weekdays", now = NOW) => {
    const { from, to, isCut } = comparedTime(readPeriod(text, now, MADRID).period, comparison, now);
    return [iso(from), iso(to), isCut];
  };
  test("takes as many days before a past period, with the hours of their own days", () => {
    // The clocks change on October 25: the days before begin an hour earlier in UTC.
    expect(compared("2026-10-26..2026-11-01", "previous")).toEqual([
      "2026-10-18T22:00:00.000Z",
      "2026-10-25T23:00:00.000Z",
      false,
    ]);
  });
  test("takes the same weekday of the week before for a day", () => {
    expect(compared("yesterday", "weekdays")).toEqual([
      "2026-11-15T23:00:00.000Z",
      "2026-11-16T23:00:00.000Z",
      false,
    ]);
  });
  test("goes back by whole weeks until the weekdays lie before the period", () => {
    expect(compared("2026-11-01..2026-11-10", "weekdays").slice(0, 2)).toEqual([
      "2026-10-17T22:00:00.000Z",
      "2026-10-27T23:00:00.000Z",
    ]);
  });
  test("ends at the same time of day while today lasts", () => {
    expect(compared("today", "previous")).toEqual([
      "2026-11-22T23:00:00.000Z",
      "2026-11-23T09:40:00.000Z",
      true,
    ]);
  });
  test("compares this month with the same days of the month before, to the hour", () => {
    expect(compared("month", "previous")).toEqual([
      "2026-09-30T22:00:00.000Z",
      "2026-10-24T08:00:00.000Z",
      true,
    ]);
  });
  test("compares last month with the whole month before, which is shorter", () => {
    expect(compared("last-month", "previous").slice(0, 2)).toEqual([
      "2026-08-31T22:00:00.000Z",
      "2026-09-30T22:00:00.000Z",
    ]);
  });
  test("never reaches into this month from March 31", () => {
    const now = at("2027-03-31T12:00:00Z");
    const { from, to } = comparedTime(readPeriod("month", now, MADRID).period, "previous", now);
    expect([iso(from), iso(to)]).toEqual(["2027-01-31T23:00:00.000Z", "2027-02-28T23:00:00.000Z"]);
  });
});
