import { expect, test } from "vitest";
import { assignmentsOf, type SegmentChange } from "../../../server/metrics/survey-assignments.ts";

const change = (at: number, before: string | null, after: string | null): SegmentChange => ({
  segment: "s",
  at,
  before,
  after,
});
const EVER = { since: 0, until: 8_640_000_000_000_000 };

test("a segment without changes always had its present survey", () => {
  expect(
    assignmentsOf(
      [],
      [
        { segment: "s", survey: "x" },
        { segment: "t", survey: null },
      ],
    ),
  ).toEqual([{ segment: "s", survey: "x", ...EVER }]);
});

test("a change ends one assignment and starts the next", () => {
  expect(
    assignmentsOf([change(10, "x", "y"), change(20, "y", null)], [{ segment: "s", survey: null }]),
  ).toEqual([
    { segment: "s", survey: "x", since: 0, until: 10 },
    { segment: "s", survey: "y", since: 10, until: 20 },
  ]);
});

test("a created segment has a survey from its creation until its removal", () => {
  expect(assignmentsOf([change(10, null, "x"), change(30, "x", null)], [])).toEqual([
    { segment: "s", survey: "x", since: 10, until: 30 },
  ]);
});
