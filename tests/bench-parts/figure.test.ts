import { expect, test } from "vitest";
import { directionOf, figureLine, figureOf, keptOf } from "../bench/figure.ts";

const RATIO = { id: "x", unit: "of floor", goal: { is: "<=", than: 1.2 } } as const;

test.each([
  [0.5, ">=", true],
  [0.49, ">=", false],
  [0.5, "<=", true],
  [0.51, "<=", false],
] as const)("%d against a goal of %s 0.5 holds: %s", (value, is, holds) => {
  const figure = { id: "x", value, spread: 0.01, unit: "of floor", goal: { is, than: 0.5 } };
  expect(JSON.parse(figureLine(figure))).toEqual({ ...figure, goal: `${is} 0.5`, holds });
});

test("compares a goal with the measured value, not with the rounded one", () => {
  const figure = {
    id: "x",
    value: 0.499_9,
    spread: 0,
    unit: "of floor",
    goal: { is: ">=", than: 0.5 },
  } as const;
  expect(JSON.parse(figureLine(figure))).toMatchObject({ value: 0.5, holds: false });
});

test("reports neither success nor failure without a goal or a value", () => {
  const free = { id: "x", value: 7, spread: 0, unit: "ms" };
  const missing = { id: "x", value: null, spread: null, unit: "ms", goal: { is: "<=", than: 1 } } as const;
  expect(JSON.parse(figureLine(free))).toEqual({ ...free, goal: null, holds: null });
  expect(JSON.parse(figureLine(missing))).toEqual({ ...missing, goal: "<= 1", holds: null });
});

test("takes the median of the measurements and the distance between the greatest and the least", () => {
  expect(figureOf(RATIO, [{ x: 1.25 }, { x: 1 }, { x: 1.5, y: 9 }])).toEqual({
    ...RATIO,
    value: 1.25,
    spread: 0.5,
  });
  expect(figureOf(RATIO, [{ x: 3 }])).toMatchObject({ value: 3, spread: 0 });
});

test.each([
  ["the page stopped responding", [{ x: 1 }, { x: null }]],
  ["a measurement left it out", [{ x: 1 }, { y: 1 }]],
  ["a ratio has no value", [{ x: 0 / 0 }]],
  ["nothing was measured", []],
] as const)("a figure has no value where %s", (_, readings) => {
  expect(figureOf(RATIO, readings)).toEqual({ ...RATIO, value: null, spread: null });
});

test("takes the direction from the goal, or from the figure if it has no goal", () => {
  expect(directionOf({ goal: { is: ">=", than: 1 } })).toBe("higher");
  expect(directionOf({ goal: { is: "<=", than: 1 } })).toBe("lower");
  expect(directionOf({ better: "lower" })).toBe("lower");
  expect(directionOf({})).toBeNull();
});

test("an exact figure has one decimal", () => {
  const size = {
    id: "x",
    value: 199.946,
    spread: 0,
    unit: "kB gzip",
    goal: { is: "<=", than: 200 },
    isExact: true,
  } as const;
  expect(keptOf(size)).toMatchObject({ value: 199.9, spread: 0, isExact: true });
  expect(JSON.parse(figureLine(size))).toMatchObject({ value: 199.9, holds: true });
});

test("the history keeps rounded figures that have a direction and a value", () => {
  const figure = { ...RATIO, value: 1.123_456, spread: 0.012_345 };
  expect(keptOf(figure)).toEqual({
    id: "x",
    value: 1.12,
    spread: 0.0123,
    unit: "of floor",
    better: "lower",
    isExact: false,
  });
  expect(keptOf({ ...figure, value: null, spread: null })).toBeNull();
  expect(keptOf({ id: "x", unit: "ms", value: 1, spread: 0 })).toBeNull();
});
