import { expect, test } from "vitest";
import { leavingOf } from "../../../src/features/replay/later/fates.ts";

const waiting = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("returns null instead of zero while no outcomes are known", () => {
  expect(leavingOf(waiting, new Map())).toBeNull();
});

test("counts the abandoned calls among those waiting, and no others", () => {
  const fates = new Map([
    ["a", { how: "abandoned", at: 1 }],
    ["b", { how: "answered", at: 2 }],
    ["gone", { how: "abandoned", at: 0 }],
  ] as const);
  expect(leavingOf(waiting, fates)).toBe(1);
  expect(leavingOf(waiting, new Map([["b", { how: "answered", at: 2 }]]))).toBe(0);
});
