import fc from "fast-check";
import { expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, FOLD_VERSION, floorToJson } from "../../../streams/projections/floor.ts";
import { Slice, type SlicedRecord } from "../../../streams/replay/slice.ts";
import { stateBefore } from "../../../streams/replay/state-before.ts";
import { callCreated, callEnded, contactCreated, logged, queueCreated } from "../../support/floor-story.ts";
import { someHeader } from "../../support/some-header.ts";
import { someLog } from "../../support/random-facts.ts";

const isState = (record: SlicedRecord) => "k" in record;

test("folds a range from its state into the same floor as the whole recording, for any cut", () => {
  fc.assert(
    fc.property(someLog(120), fc.nat(), fc.nat(), (events, one, other) => {
      const times = events.map(({ time }) => Date.parse(time));
      const at = (pick: number) => (times.length === 0 ? 0 : (times[pick % times.length] ?? 0));
      const [from, until] = [Math.min(at(one), at(other)), Math.max(at(one), at(other)) + 1];
      const slice = new Slice({ ...someHeader(events), zone: "UTC" }, from, until);
      for (const event of events) slice.see(event);
      // Through the file, as a reader finds it.
      const { header, records } = JSON.parse(JSON.stringify(slice.recording("cut"))) as ReturnType<
        Slice["recording"]
      >; // the same, written and read
      const [state] = records.filter(isState).map((record) => stateBefore({ ...record }));
      const own = records.flatMap((record) => (isState(record) ? [] : [record]));
      expect([header.events, header.stream.first]).toEqual([
        own.length,
        own[0]?.offset ?? (state?.offset ?? 0) + 1,
      ]);
      const last = own.at(-1)?.offset ?? state?.offset ?? 0;
      const whole = evolveFloor(
        emptyFloor("UTC"),
        events.filter(({ offset }) => offset <= last),
      );
      expect(floorToJson(evolveFloor(state?.floor ?? emptyFloor("UTC"), own))).toEqual(floorToJson(whole));
    }),
  );
});

test("reports a range without its first events, and excuses it where the recording did", () => {
  const events = logged([
    contactCreated("c", "9:00:00"),
    queueCreated("1", "9:00:00"),
    callCreated("1", "9:00:10", { queue: "1" }),
    callEnded("1", "9:00:40"),
  ]);
  const gap = { k: "gap", from: 3, until: 3, via: "edit" };
  const cut = (...records: readonly object[]) => {
    const slice = new Slice(someHeader(events), Date.UTC(2026, 0, 12, 9, 0, 5), Date.UTC(2026, 0, 12, 10));
    for (const event of events.slice(0, 2)) slice.see(event);
    for (const record of records) slice.keep({ ...record });
    slice.see(events[3] ?? events[0]!);
    const { header, records: own } = slice.recording("cut");
    return [header.stream.first, own.map((record) => ("k" in record ? record.k : record.offset))];
  };
  expect(cut()).toEqual([3, ["state", 4]]);
  expect(cut(gap)).toEqual([3, ["state", "gap", 4]]);
  expect(cut({ ...gap, from: 2, until: 2 })).toEqual([3, ["state", 4]]);
});

test("rejects an invalid state and one of a different fold, and ignores states of other subjects", () => {
  expect(() =>
    stateBefore({ k: "state", offset: 3, fold: 1, floor: floorToJson(emptyFloor("UTC")) }),
  ).toThrow("version 1 of the fold");
  expect(() => stateBefore({ k: "state", offset: 3, fold: FOLD_VERSION })).toThrow("is damaged");
  expect(stateBefore({ k: "marker", label: "here" })).toBe(null);
});
