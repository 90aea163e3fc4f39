import fc from "fast-check";
import { expect, test } from "vitest";
import { Agenda } from "../../../server/demo/agenda.ts";
import { demoMoment, demoStart } from "../../../server/demo/demo-clock.ts";
import {
  demoSource,
  demoSourceText,
  fingerprintOf,
  readDemoSource,
  startOf,
} from "../../../server/demo/demo-source.ts";
import { Random } from "../../../server/demo/random.ts";
import { crewsOf } from "../../../server/demo/rota.ts";
import { DEMO_AGENTS, DEMO_SEGMENTS } from "../../../server/seed/demo-account.ts";
import { centerOf } from "./small-center.ts";

test("orders entries by time, and by insertion at the same time", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.array(fc.nat(20)), (first, later) => {
      const agenda = new Agenda(0);
      const done: [number, number][] = [];
      const note = (time: number, number: number) =>
        agenda.at(time, () => void done.push([agenda.now, number]));
      for (const [index, time] of first.entries()) note(time, index);
      for (const [index, time] of later.entries()) {
        agenda.step();
        note(time, 1_000 + index);
      }
      while (agenda.step());
      expect(done).toHaveLength(first.length + later.length);
      expect(done).toEqual([...done].sort((a, b) => a[0] - b[0]));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.nat(5)), (times) => {
      const agenda = new Agenda(0);
      const done: [number, number][] = [];
      for (const [index, time] of times.entries()) agenda.at(time, () => void done.push([time, index]));
      while (agenda.step());
      expect(done).toEqual([...done].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
    }),
  );
});

test("chance repeats itself by its seed, and has the means and shares that it is asked for", () => {
  const draw = (seed: string) =>
    Array.from(
      { length: 20_000 },
      (
        (random) => () =>
          random.next()
      )(new Random(seed)),
    );
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
  const random = new Random("means");
  const mean = (next: () => number) =>
    Array.from({ length: 20_000 }, next).reduce((sum, value) => sum + value, 0) / 20_000;
  expect(mean(() => random.next())).toBeCloseTo(0.5, 1);
  expect(mean(() => random.exponential(10))).toBeCloseTo(10, 0);
  expect(mean(() => Math.log(random.lognormal(100, 0.5)))).toBeCloseTo(Math.log(100), 1);
  expect(mean(() => random.whole(1, 3))).toBeCloseTo(2, 1);
  expect(
    mean(() =>
      random.weighted([
        [1, 9],
        [0, 1],
      ]),
    ),
  ).toBeCloseTo(0.9, 1);
});

test("every agent works one shift, the crews have their sizes, and each by day serves every segment", () => {
  const crews = crewsOf(DEMO_AGENTS);
  expect(crews.flatMap(({ agents }) => agents.map(({ id }) => id)).sort()).toEqual(
    DEMO_AGENTS.map(({ id }) => id).sort(),
  );
  for (const { shift, agents } of crews) {
    expect(Math.abs(agents.length - shift.share * DEMO_AGENTS.length)).toBeLessThanOrEqual(1);
    if (shift.name !== "night" && shift.name !== "late")
      expect(new Set(agents.flatMap(({ segments }) => segments)).size).toBe(DEMO_SEGMENTS.length);
  }
});

test("continues a demo from its source for the same center only", () => {
  const start = Date.parse("2026-03-03T10:40:00+01:00");
  const source = demoSource(centerOf(2, 3), start, "01KJPRZEX0SGTBSSQTT4MA2AR4");
  expect(source.start).toBe("2026-03-03T10:40");
  expect(readDemoSource(demoSourceText(source))).toEqual(source);
  expect(startOf(source, "Europe/Madrid")).toEqual({
    opens: start,
    day: Date.parse("2026-03-03T00:00:00+01:00"),
  });
  expect(readDemoSource("/demo/today")).toBeNull();
  expect(fingerprintOf(centerOf(2, 3))).toBe(source.fingerprint);
  expect(fingerprintOf(centerOf(2, 4))).not.toBe(source.fingerprint);
  expect(fingerprintOf(centerOf(2, 3, "UTC"))).not.toBe(source.fingerprint);
});

test.each([
  ["2026-03-03T10:39:59+01:00", "2026-02-24T10:40:00+01:00"],
  ["2026-03-03T10:40:00+01:00", "2026-03-03T10:40:00+01:00"],
  ["2026-03-09T23:59:00+01:00", "2026-03-03T10:40:00+01:00"],
  ["2026-03-31T09:00:00+02:00", "2026-03-24T10:40:00+01:00"],
  ["2026-04-01T00:30:00+02:00", "2026-03-31T10:40:00+02:00"],
])("at %s the last Tuesday 10:40 was %s", (now, start) => {
  expect(new Date(demoStart(Date.parse(now), "Europe/Madrid"))).toEqual(new Date(start));
});

test("moves to a moment of the day that the clock shows, or to the last Tuesday", () => {
  const times = {
    floor: Date.parse("2026-03-29T00:30:00+01:00"),
    now: Date.parse("2026-04-02T12:00:00+02:00"),
    zone: "Europe/Madrid",
  };
  const at = (to: Parameters<typeof demoMoment>[0]) => new Date(demoMoment(to, times));
  // On this day clocks are set forward.
  expect(at("morning")).toEqual(new Date("2026-03-29T08:00:00+02:00"));
  expect(at("peak")).toEqual(new Date("2026-03-29T11:15:00+02:00"));
  expect(at("evening")).toEqual(new Date("2026-03-29T19:00:00+02:00"));
  expect(at("start")).toEqual(new Date("2026-03-31T10:40:00+02:00"));
});
