import { expect, test } from "vitest";
import { shortcutStore } from "../../src/services/shortcuts.ts";

function keyboard() {
  const store = shortcutStore();
  const done: string[] = [];
  const add = (keys: string, label = keys) => store.add({ keys, label, run: () => done.push(label) });
  return { ...store, list: store.add, add, done };
}

test("a key does what it stands for, large or small", () => {
  const { add, press, done } = keyboard();
  add("P");
  expect(press("p", 0)).toBe(true);
  expect(press("P", 1)).toBe(true);
  expect(press("x", 2)).toBe(false);
  expect(done).toEqual(["P", "P"]);
});

test("two keys one after the other lead to a page, and only soon after each other", () => {
  const { add, press, done } = keyboard();
  add("G M");
  add("M");
  press("g", 0);
  expect(press("m", 1_500)).toBe(true);
  expect(done).toEqual(["G M"]);
  press("g", 10_000);
  press("m", 11_501);
  expect(done).toEqual(["G M", "M"]);
});

test("a second key that stands for nothing after the first ends the pair", () => {
  const { add, press, done } = keyboard();
  add("G M");
  press("g", 0);
  expect(press("x", 10)).toBe(false);
  expect(press("m", 20)).toBe(false);
  expect(done).toEqual([]);
});

test("a page may take a key, and gives it back when it is left", () => {
  const { add, press, done, get } = keyboard();
  add("/", "everywhere");
  const leave = add("/", "page");
  press("/", 0);
  leave();
  press("/", 1);
  expect(done).toEqual(["page", "everywhere"]);
  expect(get().map(({ label }) => label)).toEqual(["everywhere"]);
});

test("leaves a key that is only listed to the focused element", () => {
  const { add, list, press, done, get } = keyboard();
  list({ keys: "ENTER", label: "Open" });
  list({ keys: "X Y", label: "Walk" });
  add("Y");
  expect([press("Enter", 0), press("x", 1), press("y", 2)]).toEqual([false, false, true]);
  expect(done).toEqual(["Y"]);
  expect(get().map(({ label }) => label)).toEqual(["Open", "Walk", "Y"]);
});
