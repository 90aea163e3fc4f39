import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { metricsCsv } from "../../../../server/recording-file/metrics-csv.ts";
import { recordedLog, type RecordedLog } from "../../../../streams/replay/recorded-log.ts";
import { type Course, courseOf } from "../../../../streams/replay/timeline/course.ts";
import { daysOf } from "../../../../streams/replay/timeline/days.ts";
import { hoursOf, WORST_FIRST } from "../../../../streams/replay/timeline/hours.ts";
import { lanesOf } from "../../../../streams/replay/timeline/lanes.ts";
import { spellsOf } from "../../../../streams/replay/timeline/spells.ts";
import { waitsFrom } from "../../../../streams/replay/timeline/stretches.ts";
import { BANK_ZONE, wholeJanuary } from "../../../support/january.ts";
import { hasJanuary, needed } from "../../../support/recorded-data.ts";

/** Independently drawn curves of one day of the month. */
const CURVES = new URL("tenth-of-january-curves.json", import.meta.url);
const WITHIN = 20;
const MIDNIGHT = Date.parse("1999-01-10T00:00:00+02:00");
const HOUR = 3_600_000;
const at = (hours: number, minutes = 0, seconds = 0) =>
  MIDNIGHT + hours * HOUR + minutes * 60_000 + seconds * 1000;

interface Curves {
  readonly waiting_max_per_minute: readonly number[];
  readonly service_level_80_20_per_15_min: readonly (readonly [number | null, number])[];
  readonly events_per_5_min: readonly number[];
  readonly abandoned_at_s: readonly number[];
}

describe.skipIf(!hasJanuary)(`the timeline of a month of real calls${needed}`, () => {
  let log: RecordedLog;
  let course: Course;
  let imported: Awaited<ReturnType<typeof wholeJanuary>>;

  beforeAll(async () => {
    imported = await wholeJanuary();
    log = recordedLog(imported.header, imported.events);
    course = courseOf(log);
  });

  const day = (columns: number) => lanesOf(log, course, { from: at(0), until: at(24), columns }, WITHIN);

  describe("compared with independently drawn curves of 10 January", () => {
    const curves = (): Curves => JSON.parse(readFileSync(CURVES, "utf8")) as Curves; // a file of known members

    test("counts as many waiting customers per minute, except answered ones that the log removes slightly early or late", () => {
      const { waiting_max_per_minute: drawn } = curves();
      const own = [...day(1_440).waiting];
      const apart = own.map((most, minute) => Math.abs(most - (drawn[minute] ?? 0)));
      expect([Math.max(...own), Math.max(...drawn)]).toEqual([18, 18]);
      expect(own.indexOf(18)).toBe(drawn.indexOf(18));
      expect(Math.max(...apart)).toBe(1);
      expect(apart.filter((difference) => difference > 0).length).toBeLessThan(40);
    });

    test("the service level of each quarter of an hour is the same to a few points, and as many came in it", () => {
      const { service_level_80_20_per_15_min: drawn } = curves();
      const { levels } = day(1_080);
      expect(levels).toHaveLength(drawn.length);
      // Of four calls the log does not say how long they waited; they are in no level.
      const came = levels.map(({ from, until }) => waitsFrom(course.waits, from, until).length);
      expect(came.reduce((sum, count, place) => sum + Math.abs(count - (drawn[place]?.[1] ?? 0)), 0)).toBe(4);
      for (const [place, { percent }] of levels.entries()) {
        const [level = null, count = 0] = drawn[place] ?? [];
        if (percent === null) expect(count).toBeLessThan(3);
        else expect(Math.abs(percent / 100 - (level ?? -1))).toBeLessThan(0.04);
      }
    });

    test("records every abandoned call in the same second", () => {
      const own = course.hangUps.filter((time) => time >= at(0) && time < at(24));
      expect(Array.from(own, (time) => (time - at(0)) / 1000)).toEqual(curves().abandoned_at_s);
      expect(day(1_080).hangUps.reduce((sum, count) => sum + count, 0)).toBe(own.length);
    });

    test("the bars of events are the same, but for the ends of contacts, which were not drawn", () => {
      const { bar, events } = day(1_440);
      expect(bar).toBe(5 * 60_000);
      const ends = imported.events
        .filter(({ type }) => type === "contact-ended")
        .map(({ time }) => Date.parse(time));
      const own = [...events].map(
        (count, place) =>
          count -
          ends.filter((time) => time >= at(0) + place * bar && time < at(0) + (place + 1) * bar).length,
      );
      const apart = own.map((count, place) => Math.abs(count - (curves().events_per_5_min[place] ?? 0)));
      expect(own).toHaveLength(288);
      expect(Math.max(...apart)).toBeLessThanOrEqual(3);
      expect(apart.reduce((sum, difference) => sum + difference, 0)).toBeLessThan(70);
    });
  });

  test("starts a day with the first hour that contains a request", () => {
    const january10 = daysOf(log, course, WITHIN).find(({ day: name }) => name === "1999-01-10");
    expect(january10).toMatchObject({
      from: at(6),
      until: at(24),
      events: 10_052,
      abandoned: 311,
      mostWaiting: 18,
    });
    expect(daysOf(log, course, WITHIN)).toHaveLength(29);
  });

  test("finds the exceptions of that day: waits over five minutes, and long times without answers", () => {
    const spells = spellsOf(log, course, 120).filter(
      ({ from, what }) => what !== "contradiction" && from >= at(0) && from < at(24),
    );
    const found = spells.map(({ what, from, until }) => [
      what,
      new Date(from + 2 * HOUR).toISOString().slice(11, 19),
      (until - from) / 1000,
    ]);
    expect(found).toContainEqual(["long-wait", "08:12:22", 322]);
    expect(found).toContainEqual(["no-answers", "16:36:48", 155]);
    expect(found.filter(([what]) => what === "long-wait")).toHaveLength(4);
    expect(found.filter(([what]) => what === "no-answers").map(([, , seconds]) => seconds)).toEqual([
      72, 64, 73, 95, 81, 82, 111, 81, 62, 77, 155,
    ]);
  });

  test("every hour has the contacts, the hang-ups and the times that the command counts", async () => {
    const { csv } = await metricsCsv(
      imported.header,
      (async function* () {
        yield* imported.events;
      })(),
      "hour",
    );
    const counted = csv
      .trim()
      .split("\n")
      .slice(1)
      .map((row) => row.split(","));
    const hundredths = (value: number) => Math.round(value * 100) / 100;
    const clock = new Intl.DateTimeFormat("en", { timeZone: BANK_ZONE, hour: "2-digit", hourCycle: "h23" });
    const own = hoursOf(log, course, WITHIN).filter(({ contacts }) => contacts.contacts > 0);
    expect(
      own.map(({ day: name, start, contacts: { contacts, hangs, queued, served } }) => [
        `${name} ${clock.format(start)}:00`,
        contacts,
        hangs,
        ...[queued.mean, queued.median, served.mean, served.median].map(hundredths),
      ]),
    ).toEqual(counted.map(([name, ...numbers]) => [name, ...numbers.map(Number)]));
  });

  test("sums the hours up to the day, and describes the worst one with its queue and agents", () => {
    const hours = hoursOf(log, course, WITHIN);
    for (const { day: name, offered, inTime, abandoned } of daysOf(log, course, WITHIN)) {
      const own = hours.filter((hour) => hour.day === name);
      const sum = (of: (hour: (typeof own)[number]) => number) =>
        own.reduce((total, hour) => total + of(hour), 0);
      expect([
        sum((hour) => hour.offered),
        sum((hour) => hour.inTime),
        sum((hour) => hour.abandoned),
      ]).toEqual([offered, inTime, abandoned]);
      for (const hour of own)
        expect(hour.segments.reduce((total, segment) => total + segment.offered, 0)).toBe(hour.offered);
    }
    // The ten other days without an answer at two in the afternoon have no median.
    expect(
      hours.find(({ day: name, start }) => name === "1999-01-04" && start === at(14) - 6 * 24 * HOUR),
    ).toMatchObject({ usual: { offered: 101, agents: 10, days: 20 } });
    const [worst] = hours.toSorted(WORST_FIRST.missed);
    const { names } = imported.header;
    expect(worst).toMatchObject({
      day: "1999-01-10",
      start: at(16),
      offered: 302,
      inTime: 30,
      abandoned: 114,
      longestWait: 370_000,
      mostWaiting: 18,
      usual: { offered: 120, agents: 7, days: 18 },
    });
    expect([names.segments[worst?.segments[0]?.id ?? ""], worst?.segments[0]]).toMatchObject([
      "NW",
      { offered: 184, inTime: 10, abandoned: 88 },
    ]);
    expect(worst?.staff.map(({ user, answered }) => `${names.users[user]} ${answered}`)).toEqual([
      "AGENT28 43",
      "AGENT40 37",
      "AGENT27 21",
      "AGENT16 21",
      "AGENT07 20",
      "AGENT01 14",
      "AGENT33 12",
      "AGENT19 11",
      "AGENT04 5",
      "AGENT06 5",
      "AGENT42 1",
    ]);
    expect(worst?.missing.map(({ user, usual, why }) => [names.users[user], usual, why])).toEqual([
      ["AGENT12", 14, { kind: "away" }],
      ["AGENT10", 10, { kind: "left", at: at(12, 29, 43) }],
    ]);
  });
});
