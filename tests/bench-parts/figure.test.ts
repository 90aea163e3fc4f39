import { expect, test } from "vitest";
import { figureLine } from "../bench/figure.ts";

test.each([
  [0.5, ">=", true],
  [0.49, ">=", false],
  [0.5, "<=", true],
  [0.51, "<=", false],
] as const)("%d against a goal of %s 0.5 holds: %s", (value, is, holds) => {
  expect(JSON.parse(figureLine({ id: "x", value, unit: "of floor", goal: { is, than: 0.5 } }))).toEqual({ id: "x", value, unit: "of floor", goal: `${is} 0.5`, holds });
});

test("a goal is held against what was measured, not against what is printed of it", () => {
  expect(JSON.parse(figureLine({ id: "x", value: 0.499_9, unit: "of floor", goal: { is: ">=", than: 0.5 } }))).toMatchObject({ value: 0.5, holds: false });
});

test("what has no goal, or no value, neither holds nor fails", () => {
  expect(JSON.parse(figureLine({ id: "x", value: 7, unit: "ms" }))).toEqual({ id: "x", value: 7, unit: "ms", goal: null, holds: null });
  expect(JSON.parse(figureLine({ id: "x", value: null, unit: "ms", goal: { is: "<=", than: 1 } }))).toEqual({ id: "x", value: null, unit: "ms", goal: "<= 1", holds: null });
});
