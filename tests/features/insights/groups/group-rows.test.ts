import { expect, test } from "vitest";
import type { Metrics } from "../../../../openapi/generated/console.ts";
import {
  addedCourse,
  bySegment,
  courseOf,
  groupSums,
} from "../../../../src/features/insights/groups/group-rows.ts";

type Row = Metrics["rows"][number];
const row = (level: number, answered: number, group: Row["group"] = {}, interval?: string): Row => ({
  level,
  group,
  ...(interval !== undefined && { interval }),
  values: { answered },
  sums: { calls: answered },
});
const metricsOf = (...rows: Row[]): Metrics => ({
  rows,
  definitions: {},
  source: "calls",
  calls: 0,
  offset: 0,
});
const TAGS = { group: "tag", counted: "answered" } as const;

test("counts a call with two tags once in the total, and calls without a tag apart", () => {
  // Three calls: one with both tags, one with one of them, one without.
  const now = metricsOf(
    row(0, 3),
    row(1, 1, { tag: "order" }),
    row(1, 2, { tag: "complaint" }),
    row(1, 1, { tag: null }),
  );
  const sums = groupSums(now, undefined, TAGS);
  expect(sums).toMatchObject({ total: 3, withAny: 2, without: 1 });
  expect(
    sums.lines.map(({ value, count, share, was }) => [value, count, Math.round(share ?? 0), was]),
  ).toEqual([
    ["complaint", 2, 67, null],
    ["order", 1, 33, null],
  ]);
});

test("compares shares, not counts, and values that the comparison does not have with 0", () => {
  const now = metricsOf(row(0, 10), row(1, 5, { tag: "order" }), row(1, 1, { tag: "new" }));
  const was = metricsOf(row(0, 4), row(1, 2, { tag: "order" }), row(1, 2, { tag: null }));
  const { lines, noneRow } = groupSums(now, was, TAGS);
  expect(lines.map(({ value, share, was: before }) => [value, share, before])).toEqual([
    ["order", 50, 50],
    ["new", 10, 0],
  ]);
  expect(noneRow).toBeUndefined();
  expect(groupSums(now, metricsOf(row(0, 0)), TAGS).lines[0]?.was).toBeNull();
});

test("leaves out values whose calls do not count, such as those still waiting", () => {
  const { lines, total } = groupSums(metricsOf(row(0, 0), row(1, 0, { tag: "order" })), undefined, TAGS);
  expect([lines, total]).toEqual([[], 0]);
});

test("follows each value over the intervals, with 0 where it did not occur or there were no calls", () => {
  const [nine, ten] = ["2026-02-03T09:00:00.000Z", "2026-02-03T10:00:00.000Z"];
  const course = courseOf(
    metricsOf(
      row(0, 6),
      row(1, 4, {}, ten),
      row(1, 2, {}, nine),
      row(2, 3, { tag: "order" }, ten),
      row(2, 2, { tag: "complaint" }, nine),
      row(2, 1, { tag: "complaint" }, ten),
      row(2, 1, { tag: null }, ten),
    ),
    TAGS,
    null,
  );
  expect(course.starts).toEqual([Date.parse(nine), Date.parse(ten)]);
  expect([...course.counts]).toEqual([
    ["order", [0, 3]],
    ["complaint", [2, 1]],
  ]);
  expect(addedCourse(course, ["order", "complaint"])).toEqual([2, 4]);

  const [eight, half, eleven] = [
    Date.parse(nine) - 3_600_000,
    Date.parse(nine) + 1_800_000,
    Date.parse(ten) + 3_600_000,
  ];
  const all = [eight, Date.parse(nine), half, Date.parse(ten), eleven];
  const rows = metricsOf(row(1, 2, {}, nine), row(1, 1, {}, ten), row(2, 1, { tag: "order" }, ten));
  expect(courseOf(rows, TAGS, all)).toEqual({
    starts: [Date.parse(nine), half, Date.parse(ten)],
    end: eleven,
    counts: new Map([["order", [0, 0, 1]]]),
  });
});

test("counts the calls of each segment without a value, for mandatory tags", () => {
  const segments = bySegment(
    metricsOf(
      row(0, 9),
      row(1, 3, { segment: "sales" }),
      row(1, 6, { segment: "billing" }),
      row(1, 0, { segment: "quiet" }),
      row(2, 3, { segment: "sales", tag: "order" }),
      row(2, 4, { segment: "billing", tag: "order" }),
      row(2, 2, { segment: "billing", tag: null }),
    ),
    TAGS,
  );
  expect(segments.map(({ segment, total, without }) => [segment, total, without])).toEqual([
    ["billing", 6, 2],
    ["sales", 3, 0],
  ]);
  expect(segments[1]?.counts.get("order")).toBe(3);
});
