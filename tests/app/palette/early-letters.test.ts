import { expect, test } from "vitest";
import { typeAheadBuffer } from "../../../src/app/shell/palette/type-ahead-buffer.ts";

interface Key {
  readonly key: string;
  readonly ctrlKey?: boolean;
}

/** A page in which keys are pressed; returns which of them reached it. */
function page() {
  const target = new EventTarget();
  return {
    early: typeAheadBuffer(target),
    press: (...keys: readonly (string | Key)[]) =>
      keys.flatMap((one) => {
        const key = typeof one === "string" ? { key: one } : one;
        const event = Object.assign(new Event("keydown", { cancelable: true }), {
          ctrlKey: false,
          metaKey: false,
          altKey: false,
          ...key,
        });
        return target.dispatchEvent(event) ? [key.key] : [];
      }),
  };
}

const nothing = () => undefined;

test("keeps every letter from the first key on, and nothing else gets it", () => {
  const { early, press } = page();
  expect(press("s")).toEqual(["s"]);
  early.start(nothing);
  expect(press("s", "t", "r", "ß", " ", "x", "Backspace", "Enter")).toEqual([]);
  // Rendering starts it again.
  early.start(nothing);
  press("a");
  expect(early.take()).toBe("strß a");
});

test("lets keys through once they are taken, and begins the next time without letters", () => {
  const { early, press } = page();
  early.start(nothing);
  press("a");
  early.take();
  expect(press("b")).toEqual(["b"]);
  early.start(nothing);
  expect(early.take()).toBe("");
});

test("leaves shortcuts and moves alone, and Escape gives the palette up", () => {
  const { early, press } = page();
  let given = 0;
  early.start(() => (given += 1));
  expect(press({ key: "k", ctrlKey: true }, "Tab", "ArrowDown")).toEqual(["k", "Tab", "ArrowDown"]);
  expect([press("Escape"), given, early.take()]).toEqual([[], 1, ""]);
});
