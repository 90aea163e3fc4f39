import { expect, test } from "vitest";
import { namedAfter } from "../../../src/resource/cells/named-after.ts";

const team = ["ana", { _id: "ben", name: "Ben" }];

test("adds, replaces and removes team members without duplicates", () => {
  expect(namedAfter(team, ["ben", "cleo"], "add")).toEqual(["ana", "ben", "cleo"]);
  expect(namedAfter(team, ["cleo", "cleo"], "replace")).toEqual(["cleo"]);
  expect(namedAfter(team, ["ben", "cleo"], "leave")).toEqual(["ana"]);
});
