import { expect, test } from "vitest";
import { tallyOf } from "../../../../streams/metrics/live-numbers.ts";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { Slice } from "../../../../streams/replay/slice.ts";
import { stateBefore } from "../../../../streams/replay/state-before.ts";
import { courseOf } from "../../../../streams/replay/timeline/course.ts";
import { daysOf } from "../../../../streams/replay/timeline/days.ts";
import { ReplayIndex } from "../../../../streams/replay/replay-index.ts";
import { at, logged, queueAbandoned, queueCreated } from "../../../support/floor-story.ts";
import { someHeader } from "../../../support/some-header.ts";

test("who hung up before a recording that begins within a day counts for that day, as in its numbers", () => {
  const events = logged(["1", "2", "3"].flatMap((id, place) => [queueCreated(id, `9:0${place}:00`), queueAbandoned(id, `9:0${place}:30`)]));
  const slice = new Slice(someHeader(events), at("9:01:15"), at("10:00:00"));
  for (const event of events) slice.see(event);
  const { header, records } = slice.recording("cut");
  const begin = records.flatMap((record) => ("k" in record ? [stateBefore({ ...record })] : [])).find((state) => state !== null);
  const own = records.flatMap((record) => ("k" in record ? [] : [record]));
  const log = recordedLog(header, own, begin ? { begin } : {});
  const [day] = daysOf(log, courseOf(log), 20);
  // Of the two who hang up in the stretch one came before it.
  expect([day?.abandonedBefore, day?.abandoned]).toEqual([1, 2]);
  expect((day?.abandonedBefore ?? 0) + (day?.abandoned ?? 0)).toBe(tallyOf(ReplayIndex.of(log).floorAt(log.length), day?.day ?? "")?.abandoned);
});
