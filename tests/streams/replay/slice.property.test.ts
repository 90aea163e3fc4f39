import fc from "fast-check";
import { expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, FOLD_VERSION, floorToJson } from "../../../streams/projections/floor.ts";
import { Slice, type SlicedRecord } from "../../../streams/replay/slice.ts";
import { stateBefore } from "../../../streams/replay/state-before.ts";
import { someHeader } from "../../support/some-header.ts";
import { someLog } from "../../support/random-facts.ts";

const isState = (record: SlicedRecord) => "k" in record;

test("whatever happened, and wherever a recording is cut, its stretch folds from its state into the floor that all of it does", () => {
  fc.assert(
    fc.property(someLog(120), fc.nat(), fc.nat(), (events, one, other) => {
      const times = events.map(({ time }) => Date.parse(time));
      const at = (pick: number) => (times.length === 0 ? 0 : (times[pick % times.length] ?? 0));
      const [from, until] = [Math.min(at(one), at(other)), Math.max(at(one), at(other)) + 1];
      const slice = new Slice({ ...someHeader(events), zone: "UTC" }, from, until);
      for (const event of events) slice.see(event);
      // Through the file, as a reader finds it.
      const { header, records } = JSON.parse(JSON.stringify(slice.recording("cut"))) as ReturnType<Slice["recording"]>; // the same, written and read
      const [state] = records.filter(isState).map((record) => stateBefore({ ...record }));
      const own = records.flatMap((record) => (isState(record) ? [] : [record]));
      expect([header.events, header.stream.first]).toEqual([own.length, own[0]?.offset ?? (state?.offset ?? 0) + 1]);
      const last = own.at(-1)?.offset ?? state?.offset ?? 0;
      const whole = evolveFloor(emptyFloor("UTC"), events.filter(({ offset }) => offset <= last));
      expect(floorToJson(evolveFloor(state?.floor ?? emptyFloor("UTC"), own))).toEqual(floorToJson(whole));
    }),
  );
});

test("a state that another fold wrote, or that is none, is refused, and what is about something else is no state", () => {
  expect(() => stateBefore({ k: "state", offset: 3, fold: 1, floor: floorToJson(emptyFloor("UTC")) })).toThrow("version 1 of the fold");
  expect(() => stateBefore({ k: "state", offset: 3, fold: FOLD_VERSION })).toThrow("is damaged");
  expect(stateBefore({ k: "marker", label: "here" })).toBe(null);
});
