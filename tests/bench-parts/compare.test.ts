import { expect, test } from "vitest";
import { assertComparable, compared, comparisonTable } from "../bench/compare.ts";
import { BenchRefused } from "../bench/refusal.ts";

const figure = {
  id: "cpu",
  value: 1.2,
  spread: 0.05,
  unit: "of floor",
  better: "lower",
  isExact: false,
} as const;
const line = { id: "cpu", value: 1.1, spread: 0.05, unit: "of floor", commit: "abc1234", date: "2026-01-31" };

test.each([
  ["lower", 1.2, "worse"],
  ["lower", 1.15, "same"],
  ["lower", 1.05, "same"],
  ["lower", 1, "better"],
  ["higher", 1, "worse"],
  ["higher", 1.2, "better"],
] as const)("of a figure that is better when %s, %d after 1.1 ± 0.05 is %s", (better, value, verdict) => {
  expect(compared({ ...figure, better, value }, line).verdict).toBe(verdict);
});

test("the larger of the two spreads is allowed", () => {
  expect(compared({ ...figure, spread: 0.2 }, line)).toMatchObject({
    difference: 0.1,
    allowed: 0.2,
    verdict: "same",
  });
  expect(compared(figure, { ...line, spread: 0.3 })).toMatchObject({
    difference: 0.1,
    allowed: 0.3,
    verdict: "same",
  });
});

test("a difference of less than one percent is noise, even where all measurements agreed", () => {
  const frames = { ...figure, value: 16.8, spread: 0 };
  expect(compared(frames, { ...line, value: 16.7, spread: 0 })).toMatchObject({
    allowed: 0.167,
    verdict: "same",
  });
  expect(compared({ ...frames, value: 16.9 }, { ...line, value: 16.7, spread: 0 }).verdict).toBe("worse");
});

test("of an exact figure every difference counts", () => {
  const size = { ...figure, id: "js", value: 99.9, spread: 0, unit: "kB gzip", isExact: true };
  const before = { ...line, id: "js", spread: 0, unit: "kB gzip" };
  expect(compared(size, { ...before, value: 99.8 })).toMatchObject({
    difference: 0.1,
    allowed: 0,
    verdict: "worse",
  });
  expect(compared(size, { ...before, value: 99.9 })).toMatchObject({ difference: 0, verdict: "same" });
});

test("without a line, or with one in another unit, nothing is compared", () => {
  const none = { before: null, difference: null, allowed: null };
  expect(compared(figure, undefined)).toMatchObject({ ...none, verdict: "no line yet: not compared" });
  expect(compared(figure, { ...line, unit: "ms" })).toMatchObject({
    ...none,
    verdict: "another unit before: not compared",
  });
});

test("refuses to compare figures of which none has a line", () => {
  const last = new Map([["cpu", line]]);
  expect(() => assertComparable(new Set(["js"]), last)).toThrow(BenchRefused);
  expect(() => assertComparable(new Set(["js", "cpu"]), last)).not.toThrow();
});

test("the table shows each figure and names what is worse", () => {
  const comparisons = [
    compared(figure, line),
    compared({ ...figure, id: "main-thread-cpu" }, undefined),
    compared({ ...figure, id: "heap", value: 1 }, line),
  ];
  expect(comparisonTable(comparisons, new Set(["cpu", "heap"]))).toBe(
    [
      "figure           before  now  difference  allowed  unit",
      "cpu                 1.1  1.2        +0.1     0.05  of floor  worse",
      "main-thread-cpu       –  1.2           –        –  of floor  no line yet: not compared",
      "heap                1.1    1        -0.1     0.05  of floor  better",
      "",
      "Worse: cpu",
      "",
    ].join("\n"),
  );
  expect(comparisonTable([compared(figure, undefined)], new Set(["cpu"]))).toMatch(
    /\n\nNo figure is worse\.\n$/,
  );
});

test("the table names what was not measured, and does not say then that no figure is worse", () => {
  expect(comparisonTable([], new Set(["cpu", "heap"]))).toMatch(/\n\nNot measured: cpu, heap\n$/);
});
