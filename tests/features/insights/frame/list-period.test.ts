import { expect, test } from "vitest";
import { daysIn, withDays } from "../../../../src/features/insights/frame/list-period-chip.tsx";
import type { Filter } from "../../../../src/ui/view-state.ts";

const STATUS: Filter = { field: "status", operator: "is", values: ["pending"] };

test("sets, replaces and removes the days of a list, and keeps its other conditions", () => {
  const week = { first: "2026-11-16", last: "2026-11-22" };
  const set = withDays([STATUS], "startedAt", week);
  expect(daysIn(set, "startedAt")).toEqual(week);
  const other = withDays(set, "startedAt", { first: "2026-11-23", last: "2026-11-23" });
  expect(other).toHaveLength(3);
  expect(daysIn(other, "startedAt")).toEqual({ first: "2026-11-23", last: "2026-11-23" });
  expect(withDays(other, "startedAt", null)).toEqual([STATUS]);
  expect(
    daysIn([STATUS, { field: "startedAt", operator: "min", values: ["2026-11-01"] }], "startedAt"),
  ).toEqual({
    first: "2026-11-01",
    last: "",
  });
});
