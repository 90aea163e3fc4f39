import { expect, test } from "vitest";
import { pocIdIn } from "../../machines/poc-id.ts";

test.each([
  ["poc-1", "poc-1"],
  ["  65a000000000000000000001\n", "65a000000000000000000001"],
  ["abc", "abc"],
  ["ab", null],
  ["", null],
  ["a".repeat(64), "a".repeat(64)],
  ["a".repeat(65), null],
  ["-abc", null],
  ["two words", null],
  ["https://shop.example/", null],
  ["../branches", null],
  ["abc\u0000d", null],
  ["абв", null],
])("what is read as %j is the POC %j", (text, id) => {
  expect(pocIdIn(text)).toBe(id);
});
