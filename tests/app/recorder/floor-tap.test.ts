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

/** A floor that is followed by the test's word, and what is told of it. */
function followed() {
  const heard$ = new Subject<FollowerInput<PendingFold<Floor>>>();
  const answers: ((answer: Answer<PendingFold<Floor>>) => void)[] = [];
  const asked: Ask[] = [];
  const told: unknown[] = [];
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
      told.push(`begin ${offset}`);
    },
    events: (start, batch, after) => {
      expect(start.offset).toBe((batch[0]?.offset ?? 0) - 1);
      expect(json(start.folded.state())).toBe(json(begun));
      begun = begun && evolveFloor(begun, batch);
      expect(json(after.state())).toBe(json(begun));
      told.push(...batch.map(({ offset }) => offset));
    },
    gap: ({ from, until, via }) => told.push(`gap ${from}-${until} ${via}`),
  });
  follow({ heard$, ask }, fold, () => 0).subscribe((state) => tap.followed(state));
  return {
    told,
    asked,
    hear: (heard: FollowerInput<PendingFold<Floor>>) => heard$.next(heard),
    answer: async (answer: Answer<PendingFold<Floor>>) => {
      answers.shift()?.(answer);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
    /** True if what was told leads to what is held. */
    isTrue: () => json(begun) === json(tap.now()?.floor ?? emptyFloor("UTC")),
  };
}

async function begun() {
  const floor = followed();
  floor.hear({ kind: "opened" });
  await floor.answer({ kind: "gone", epoch });
  await floor.answer({ kind: "snapshot", snapshot: snapshot(3) });
  return floor;
}

test("it begins from the snapshot, and each event comes once and in order", async () => {
  const floor = await begun();
  floor.hear({ kind: "batch", epoch, events: between(4, 6) });
  floor.hear({ kind: "batch", epoch, events: between(5, 8) });
  expect(floor.told).toEqual(["begin 3", 4, 5, 6, 7, 8]);
  expect(floor.isTrue()).toBe(true);
});

test("a gap that was healed by asking stands behind the events that came for it", async () => {
  const floor = await begun();
  floor.hear({ kind: "batch", epoch, events: between(7, 8) });
  expect(floor.asked.at(-1)).toEqual({ kind: "range", epoch, from: 4, to: 6 });
  await floor.answer({ kind: "missing", epoch, head: 8, events: between(4, 6) });
  expect(floor.told).toEqual(["begin 3", 4, 5, 6, 7, 8, "gap 4-6 range"]);
  expect(floor.isTrue()).toBe(true);
});

test("where a snapshot came instead, it goes on from there, and says what is missing", async () => {
  const floor = await begun();
  floor.hear({ kind: "batch", epoch, events: between(9, 10) });
  await floor.answer({ kind: "gone", epoch });
  await floor.answer({ kind: "snapshot", snapshot: snapshot(8) });
  expect(floor.told).toEqual(["begin 3", "begin 8", "gap 4-8 snapshot", 9, 10]);
  expect(floor.isTrue()).toBe(true);
});
