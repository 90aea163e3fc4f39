import { expect, test } from "vitest";
import {
  percentChange,
  segmentRows,
  valueIn,
} from "../../../../src/features/insights/summary/segment-rows.ts";

const rowOf = (segment: string | null, values: Readonly<Record<string, number | null>>) => ({
  level: 1,
  group: { segment },
  values,
  sums: {},
});

test("lists the calls without a segment only if there are any", () => {
  const idle = rowOf(null, { offered: 0, serviceLevel: null, longestWait: 0 });
  const quiet = rowOf("a", { offered: 0, serviceLevel: null });
  const total = { ...rowOf(null, { offered: 4 }), level: 0, group: {} };
  expect([...segmentRows({ rows: [total, quiet, idle] }).keys()]).toEqual(["a"]);
  expect([...segmentRows({ rows: [quiet, rowOf(null, { offered: 0, abandoned: 1 })] }).keys()]).toEqual([
    "a",
    "",
  ]);
  expect(segmentRows(undefined).size).toBe(0);
});

test("has no longest wait without a wait", () => {
  expect(valueIn(rowOf("a", { offered: 0, longestWait: 0 }), "longestWait")).toBeNull();
  expect(valueIn(rowOf("a", { offered: 1, longestWait: 0 }), "longestWait")).toBe(0);
  expect(valueIn(rowOf("a", { offered: 0, longestWait: 9 }), "longestWait")).toBe(9);
  expect(valueIn(rowOf("a", { offered: 0 }), "offered")).toBe(0);
});

test("compares counts in percent, but not with nothing", () => {
  expect([percentChange(90, 120), percentChange(5, 4), percentChange(0, 4)]).toEqual([-25, 25, -100]);
  expect([percentChange(5, 0), percentChange(null, 4), percentChange(5, null)]).toEqual([null, null, null]);
});
