import fc from "fast-check";
import { expect, test } from "vitest";
import { tallyOf } from "../../../../streams/metrics/live-numbers.ts";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { Slice } from "../../../../streams/replay/slice.ts";
import { stateBefore } from "../../../../streams/replay/state-before.ts";
import { courseOf } from "../../../../streams/replay/timeline/course.ts";
import { daysOf } from "../../../../streams/replay/timeline/days.ts";
import { ReplayIndex } from "../../../../streams/replay/replay-index.ts";
import { at, given, logged, queueAbandoned, queueCreated } from "../../../support/floor-story.ts";
import { someHeader } from "../../../support/some-header.ts";

/** Makes a recording of these events from a time on. */
function cutFrom(time: string, events: ReturnType<typeof logged>) {
  const slice = new Slice(someHeader(events), at(time), at("10:00:00"));
  for (const event of events) slice.see(event);
  const { header, records } = slice.recording("cut");
  const begin = records
    .flatMap((record) => ("k" in record ? [stateBefore({ ...record })] : []))
    .find((state) => state !== null);
  const own = records.flatMap((record) => ("k" in record ? [] : [record]));
  return recordedLog(header, own, begin ? { begin } : {});
}

test("starts a day's hours where its recording begins, regardless of earlier waits", () => {
  const log = cutFrom(
    "9:01:00",
    logged([
      queueCreated("1", "7:50:00"),
      queueCreated("2", "9:02:00"),
      queueAbandoned("1", "9:03:00"),
      queueAbandoned("2", "9:04:00"),
    ]),
  );
  expect(daysOf(log, courseOf(log), 20)).toMatchObject([{ from: at("9:02:00"), until: at("9:05:00") }]);
});

test("an hour that begins within one hour and ends in the next is not seen among two", () => {
  const waits = (id: string, time: string, until: string) => [
    queueCreated(id, time),
    queueAbandoned(id, until),
  ];
  const log = (...events: ReturnType<typeof waits>) =>
    recordedLog(someHeader(logged(events)), logged(events));
  const hour = log(...waits("1", "9:23:05", "9:24:00"), ...waits("2", "10:21:00", "10:22:50"));
  expect(daysOf(hour, courseOf(hour), 20)).toMatchObject([{ from: at("9:20:00"), until: at("10:25:00") }]);
  const day = log(...waits("1", "7:23:05", "7:24:00"), ...waits("2", "20:21:00", "20:22:50"));
  expect(daysOf(day, courseOf(day), 20)).toMatchObject([{ from: at("7:00:00"), until: at("21:00:00") }]);
});

test("covers everything in its recording, of any duration and from any start", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_390 }), fc.integer({ min: 0, max: 86_390 }), (one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)].map(
        (second) => at("0:00:00") + second * 1000,
      ) as [number, number]; // of two come two
      const records = [first, last].map((time) => ({
        before: 0,
        k: "intent",
        record: { k: "intent", at: time },
      }));
      const log = recordedLog(someHeader([]), [], { records });
      const [day] = daysOf(log, courseOf(log), 20);
      const { from, until } = day ?? { from: 0, until: 0 };
      expect(from).toBeLessThanOrEqual(first);
      expect(until).toBeGreaterThan(last);
      // At most a quarter of it is empty, or two minutes of a shorter one.
      expect(until - from - (last - first)).toBeLessThanOrEqual(Math.max(120_000, (until - from) / 4));
    }),
  );
});

test("counts abandoned calls before a recording that begins within a day in that day's numbers", () => {
  const log = cutFrom(
    "9:01:15",
    logged(
      ["1", "2", "3"].flatMap((id, place) => [
        queueCreated(id, `9:0${place}:00`),
        queueAbandoned(id, `9:0${place}:30`),
      ]),
    ),
  );
  const [day] = daysOf(log, courseOf(log), 20);
  // Of the two who hang up in the stretch one came before it.
  expect([day?.abandonedBefore, day?.abandoned]).toEqual([1, 2]);
  expect((day?.abandonedBefore ?? 0) + (day?.abandoned ?? 0)).toBe(
    tallyOf(ReplayIndex.of(log).floorAt(log.length), day?.day ?? "")?.abandoned,
  );
});

test("a recording without events has the days on which its console did something, with those who waited all along", () => {
  const done = ["23:50:00", "23:59:00"].map((time) => ({
    before: 0,
    k: "intent",
    record: { k: "intent", at: at(time) },
  }));
  const floor = given(queueCreated("1", "9:00:00"));
  const log = recordedLog(someHeader([]), [], { begin: { floor, offset: 1 }, records: done });
  expect(daysOf(log, courseOf(log), 20)).toMatchObject([
    { events: 0, offered: 0, mostWaiting: 1, from: at("23:50:00"), until: at("23:50:00") + 600_000 },
  ]);
  const next = [...done, { before: 0, k: "timer", record: { k: "timer", at: at("23:59:00") + 120_000 } }];
  expect(
    daysOf(recordedLog(someHeader([]), [], { records: next }), courseOf(log), 20).map(
      ({ from, until }) => until - from,
    ),
  ).toEqual([600_000, 120_000]);
  expect(daysOf(recordedLog(someHeader([]), []), courseOf(log), 20)).toEqual([]);
  // Days without activity are left out, however far apart the others are; and an invalid date is no time.
  const far = recordedLog(someHeader([]), [], {
    records: [
      ...done,
      ...[Date.UTC(9000, 0, 1), 1e300, -1e300].map((time) => ({
        before: 0,
        k: "intent",
        record: { k: "intent", at: time },
      })),
    ],
  });
  expect(daysOf(far, courseOf(far), 20).map(({ start }) => start)).toEqual([
    daysOf(log, courseOf(log), 20)[0]?.start,
    Date.UTC(9000, 0, 1),
  ]);
  expect(far.span).toEqual({ first: at("23:50:00"), last: Date.UTC(9000, 0, 1) });
});
