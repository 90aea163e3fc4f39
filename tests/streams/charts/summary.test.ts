import { expect, test } from "vitest";
import { summaryOf } from "../../../streams/charts/summary.ts";

const chart = {
  title: "Offered by hour",
  unit: "calls",
  head: "Hour",
  x: { kind: "names", names: ["09:00", "10:00", "11:00"] },
  series: [
    { id: "late", label: "Late", points: [1, 58, 81] },
    { id: "inTime", label: "In time", points: [120, 108, null] },
  ],
} as const;

test("names the highest total of a stack, whichever series has the highest value", () => {
  expect(summaryOf({ ...chart, kind: "stacked" })).toMatchObject({
    highest: { series: 1, index: 0, value: 120 },
    highestTotal: { index: 1, value: 166 },
  });
});

test("has no total where the series are side by side", () => {
  expect(summaryOf({ ...chart, kind: "bars" }).highestTotal).toBeNull();
});
