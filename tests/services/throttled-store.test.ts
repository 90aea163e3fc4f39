import { expect, test } from "vitest";
import { throttledStore } from "../../src/services/throttled-store.ts";
import { frameStore } from "../../src/services/frame-store.ts";

/** A store of numbers, calm, on a clock of its own. */
function start() {
  let now = 1_000;
  let due: { readonly at: number; readonly call: () => void } | null = null;
  const store = frameStore(0, (draw) => draw(Infinity));
  // Somebody else looks, so that it tells.
  store.subscribe(() => undefined);
  const calm = throttledStore(store, 100, {
    now: () => now,
    after: (ms, call) => {
      due = { at: now + ms, call };
      return () => (due = null);
    },
  });
  return {
    store,
    calm,
    isWaiting: () => due !== null,
    pass: (ms: number) => {
      now += ms;
      if (!due || due.at > now) return;
      const { call } = due;
      due = null;
      call();
    },
  };
}

test("the first is told at once, those after it when the time has come, and of the last one always", () => {
  const { store, calm, pass } = start();
  const heard: number[] = [];
  calm.subscribe(() => heard.push(calm.get()));
  store.set(1);
  expect(heard).toEqual([1]);
  pass(40);
  store.set(2);
  pass(40);
  store.set(3);
  expect([heard, calm.get()]).toEqual([[1], 1]);
  pass(20);
  expect([heard, calm.get()]).toEqual([[1, 3], 3]);
  pass(500);
  expect(heard).toEqual([1, 3]);
  store.set(4);
  expect(heard).toEqual([1, 3, 4]);
});

test("with nobody who listens it says what is so, and nothing waits", () => {
  const { store, calm, pass, isWaiting } = start();
  store.set(1);
  expect(calm.get()).toBe(1);
  const stop = calm.subscribe(() => undefined);
  store.set(2);
  store.set(3);
  expect([calm.get(), isWaiting()]).toEqual([2, true]);
  stop();
  expect([calm.get(), isWaiting()]).toEqual([3, false]);
  pass(500);
  calm.subscribe(() => undefined);
  expect(calm.get()).toBe(3);
});
