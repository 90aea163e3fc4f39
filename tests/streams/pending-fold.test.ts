import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { PendingFold } from "../../streams/pending-fold.ts";
import { epochNumber, eventAt } from "../support/log-events.ts";

const counted = () => {
  let folds = 0;
  const evolve = (state: readonly number[], events: readonly Event[]) => {
    folds++;
    return [...state, ...events.map((event) => event.offset)];
  };
  return { evolve, folds: () => folds };
};
const batch = (from: number, size: number) =>
  Array.from({ length: size }, (_, index) => eventAt(epochNumber(1), from + index));

test("returns the state up to each position at any read, and leaves older states unchanged", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean())), (steps) => {
      const { evolve } = counted();
      let state = PendingFold.of<readonly number[]>([], evolve);
      let offset = 0;
      const all = [{ state, offset }];
      for (const [size, looks] of steps) {
        state = state.after(batch(offset + 1, size));
        offset += size;
        all.push({ state, offset });
        if (looks) expect(state.state()).toHaveLength(offset);
      }
      for (const one of all)
        expect(one.state.state()).toEqual(Array.from({ length: one.offset }, (_, index) => index + 1));
    }),
  );
});

test("folds batches between two reads together, and many events even without reads", () => {
  const { evolve, folds } = counted();
  let state = PendingFold.of<readonly number[]>([], evolve);
  for (let n = 0; n < 10; n++) state = state.after(batch(n * 10 + 1, 10));
  expect(folds()).toBe(0);
  state.state();
  state.state();
  expect(folds()).toBe(1);
  state.after(batch(101, 500));
  expect(folds()).toBe(2);
});
