import { expect, test } from "vitest";
import { leavingOf } from "../../../src/features/replay/later/fates.ts";

const waiting = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("as long as nothing is known of anybody it is not said that nobody hangs up", () => {
  expect(leavingOf(waiting, new Map())).toBeNull();
});

test("who hangs up is counted among those who wait, and among them alone", () => {
  const fates = new Map([
    ["a", { how: "abandoned", at: 1 }],
    ["b", { how: "answered", at: 2 }],
    ["gone", { how: "abandoned", at: 0 }],
  ] as const);
  expect(leavingOf(waiting, fates)).toBe(1);
  expect(leavingOf(waiting, new Map([["b", { how: "answered", at: 2 }]]))).toBe(0);
});
