import { expect, test } from "vitest";
import { waitingSteps } from "../../../../src/features/replay/what-if/waiting-steps.ts";

const BOX = { width: 60, height: 30 };

test("a count holds for its part of the width, and the area ends on the ground", () => {
  expect(waitingSteps([0, 3, 1], 3, BOX)).toEqual({
    line: "M0 30H20V0H40V20H60",
    area: "M0 30V30H20V0H40V20H60V30z",
  });
});

test("where nothing is known there is a gap, not a zero", () => {
  expect(waitingSteps([null, 1, null, 2], 2, BOX)).toEqual({
    line: "M15 15H30M45 0H60",
    area: "M15 30V15H30V30zM45 30V0H60V30z",
  });
  expect(waitingSteps([null, null], 1, BOX)).toEqual({ line: "", area: "" });
});
