import { Subject } from "rxjs";
import { expect, test } from "vitest";
import { floorTap } from "../../../src/app/recorder/floor-tap.ts";
import { follow } from "../../../streams/follow.ts";
import { PendingFold } from "../../../streams/pending-fold.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson } from "../../../streams/projections/floor.ts";
import type { Answer, Ask, FollowerInput, Held } from "../../../streams/reconcile.ts";
import { contactCreated, logged } from "../../support/floor-story.ts";

const events = logged(
  Array.from({ length: 20 }, (_, index) =>
    contactCreated(`c${index}`, `9:00:${String(index).padStart(2, "0")}`),
  ),
);
const epoch = events[0]?.epoch ?? "";
const upTo = (offset: number) => events.filter((event) => event.offset <= offset);
const between = (from: number, to: number) => events.filter(({ offset }) => from <= offset && offset <= to);
const snapshot = (offset: number): Held<PendingFold<Floor>> => ({
  epoch,
  offset,
  state: PendingFold.of(evolveFloor(emptyFloor("UTC"), upTo(offset)), evolveFloor),
});

const json = (floor: Floor | null) => JSON.stringify(floor && floorToJson(floor));

/** Follows a floor that the test controls, and collects the records. */
function followed() {
  const received$ = new Subject<FollowerInput<PendingFold<Floor>>>();
  const answers: ((answer: Answer<PendingFold<Floor>>) => void)[] = [];
  const asked: Ask[] = [];
  const records: unknown[] = [];
  let begun: Floor | null = null;
  const fold = (from: PendingFold<Floor>, batch: readonly (typeof events)[number][]) => {
    const to = from.after(batch);
    tap.folded({ from, events: batch, to });
    return to;
  };
  const ask = (question: Ask) => {
    asked.push(question);
    return new Promise<Answer<PendingFold<Floor>>>((resolve) => answers.push(resolve));
  };
  const tap = floorTap({
    begin: ({ offset, folded }) => {
      begun = folded.state();
      records.push(`begin ${offset}`);
    },
    events: (start, batch, after) => {
      expect(start.offset).toBe((batch[0]?.offset ?? 0) - 1);
      expect(json(start.folded.state())).toBe(json(begun));
      begun = begun && evolveFloor(begun, batch);
      expect(json(after.state())).toBe(json(begun));
      records.push(...batch.map(({ offset }) => offset));
    },
    gap: ({ from, until, via }) => records.push(`gap ${from}-${until} ${via}`),
  });
  follow({ received$, ask }, fold, () => 0).subscribe((state) => tap.followed(state));
  return {
    records,
    asked,
    receive: (input: FollowerInput<PendingFold<Floor>>) => received$.next(input),
    answer: async (answer: Answer<PendingFold<Floor>>) => {
      answers.shift()?.(answer);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
    /** True if the records lead to the current floor. */
    isTrue: () => json(begun) === json(tap.now()?.floor ?? emptyFloor("UTC")),
  };
}

async function begun() {
  const floor = followed();
  floor.receive({ kind: "opened" });
  await floor.answer({ kind: "gone", epoch });
  await floor.answer({ kind: "snapshot", snapshot: snapshot(3) });
  return floor;
}

test("it begins from the snapshot, and each event comes once and in order", async () => {
  const floor = await begun();
  floor.receive({ kind: "batch", epoch, events: between(4, 6) });
  floor.receive({ kind: "batch", epoch, events: between(5, 8) });
  expect(floor.records).toEqual(["begin 3", 4, 5, 6, 7, 8]);
  expect(floor.isTrue()).toBe(true);
});

test("records the events of a healed gap before the gap itself", async () => {
  const floor = await begun();
  floor.receive({ kind: "batch", epoch, events: between(7, 8) });
  expect(floor.asked.at(-1)).toEqual({ kind: "range", epoch, from: 4, to: 6 });
  await floor.answer({ kind: "missing", epoch, head: 8, events: between(4, 6) });
  expect(floor.records).toEqual(["begin 3", 4, 5, 6, 7, 8, "gap 4-6 range"]);
  expect(floor.isTrue()).toBe(true);
});

test("continues after a snapshot, and records which events are missing", async () => {
  const floor = await begun();
  floor.receive({ kind: "batch", epoch, events: between(9, 10) });
  await floor.answer({ kind: "gone", epoch });
  await floor.answer({ kind: "snapshot", snapshot: snapshot(8) });
  expect(floor.records).toEqual(["begin 3", "begin 8", "gap 4-8 snapshot", 9, 10]);
  expect(floor.isTrue()).toBe(true);
});
