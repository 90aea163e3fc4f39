import { expect, test } from "vitest";
import { throttledStore } from "../../src/services/throttled-store.ts";
import { frameStore } from "../../src/services/frame-store.ts";

/** A store of numbers, calm, on a clock of its own. */
function start() {
  let now = 1_000;
  let due: { readonly at: number; readonly call: () => void } | null = null;
  const store = frameStore(0, (draw) => draw(Infinity));
  // Another subscriber, so that it notifies.
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

test("notifies of the first change immediately, of later ones when the interval has passed, and always of the last", () => {
  const { store, calm, pass } = start();
  const notified: number[] = [];
  calm.subscribe(() => notified.push(calm.get()));
  store.set(1);
  expect(notified).toEqual([1]);
  pass(40);
  store.set(2);
  pass(40);
  store.set(3);
  expect([notified, calm.get()]).toEqual([[1], 1]);
  pass(20);
  expect([notified, calm.get()]).toEqual([[1, 3], 3]);
  pass(500);
  expect(notified).toEqual([1, 3]);
  store.set(4);
  expect(notified).toEqual([1, 3, 4]);
});

test("returns the current value without subscribers, and leaves no timers", () => {
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
