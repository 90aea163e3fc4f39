import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import { agoWithin } from "../../../src/resource/cells/ago-within.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, "now"],
  [59_999, "now"],
  [5 * MINUTE + 59_000, "5m ago"],
  [23 * HOUR + 59 * MINUTE, "23h ago"],
  [24 * HOUR, null],
  // A clock that is a little slow makes nothing come from the future.
  [-30_000, "now"],
  [-MINUTE, null],
])("shows %i ms ago as %s", (past, words) => {
  const now = Date.UTC(2026, 10, 22, 12);
  expect(agoWithin(now - past, now, formatsOf("en"))).toBe(words);
});
