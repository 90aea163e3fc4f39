import { expect, test } from "vitest";
import { frameStore } from "../../src/services/frame-store.ts";

/** Starts a screen whose frames the test triggers, 60 in a second. */
function startScreen() {
  let time = 0;
  let asked: ((time: number) => void)[] = [];
  const frame = () => {
    time += 1_000 / 60;
    const due = asked;
    asked = [];
    for (const draw of due) draw(time);
  };
  const store = frameStore(0, (draw) => void asked.push(draw));
  const shown: number[] = [];
  const stop = store.subscribe(() => shown.push(store.get()));
  return { store, frame, shown, stop, isAsked: () => asked.length > 0 };
}

test("shows a change after a pause in the next frame, and only once", () => {
  const { store, frame, shown, isAsked } = startScreen();
  store.set(1);
  store.set(2);
  expect(shown).toEqual([]);
  frame();
  expect([shown, isAsked()]).toEqual([[2], false]);
});

test("shows continuous changes every second frame, including the last state", () => {
  const { store, frame, shown, isAsked } = startScreen();
  for (let value = 1; value <= 6; value++) {
    store.set(value);
    frame();
  }
  expect(shown).toEqual([1, 3, 5]);
  frame();
  expect([shown, isAsked()]).toEqual([[1, 3, 5, 6], false]);
});

test("does not show a change that was reverted before it was rendered", () => {
  const { store, frame, shown } = startScreen();
  store.set(1);
  store.set(0);
  frame();
  expect(shown).toEqual([]);
});

test("requests no frames without subscribers, and shows new subscribers the current state", () => {
  const { store, stop, isAsked } = startScreen();
  stop();
  store.set(7);
  expect([store.get(), isAsked()]).toEqual([7, false]);
});
