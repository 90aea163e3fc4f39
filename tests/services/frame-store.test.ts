import { expect, test } from "vitest";
import { frameStore } from "../../src/services/frame-store.ts";

/** A screen whose frames come when it is told so, 60 in a second. */
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

test("what comes after a pause is shown in the next frame, and only once", () => {
  const { store, frame, shown, isAsked } = startScreen();
  store.set(1);
  store.set(2);
  expect(shown).toEqual([]);
  frame();
  expect([shown, isAsked()]).toEqual([[2], false]);
});

test("what goes on changing is shown every second frame, and its last state is not forgotten", () => {
  const { store, frame, shown, isAsked } = startScreen();
  for (let value = 1; value <= 6; value++) {
    store.set(value);
    frame();
  }
  expect(shown).toEqual([1, 3, 5]);
  frame();
  expect([shown, isAsked()]).toEqual([[1, 3, 5, 6], false]);
});

test("what changes and changes back before anybody saw it is not shown", () => {
  const { store, frame, shown } = startScreen();
  store.set(1);
  store.set(0);
  frame();
  expect(shown).toEqual([]);
});

test("with nobody looking no frame is asked for, and whoever comes sees what is so", () => {
  const { store, stop, isAsked } = startScreen();
  stop();
  store.set(7);
  expect([store.get(), isAsked()]).toEqual([7, false]);
});
