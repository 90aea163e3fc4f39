import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractNames, missingNames } from "./support/contract-names.ts";

const before: unknown = JSON.parse(readFileSync(new URL("golden/names.json", import.meta.url), "utf8"));

test("every name that others stored, linked to or programmed against is still there", () => {
  expect(missingNames(before, contractNames())).toEqual([]);
});

test.each([
  [
    "an operation that is gone",
    { operations: { readTag: { at: "GET /tags/{id}" } } },
    { operations: {} },
    ["/operations/readTag"],
  ],
  ["a path that changed", { at: "GET /tags/{id}" }, { at: "GET /tag/{id}" }, ["/at: GET /tags/{id}"]],
  [
    "a member that is gone",
    { events: { "call-ended": ["reason", "time"] } },
    { events: { "call-ended": ["time"] } },
    ["/events/call-ended: reason"],
  ],
])("%s is found", (_, names, now, missing) => {
  expect(missingNames(names, now)).toEqual(missing);
});
