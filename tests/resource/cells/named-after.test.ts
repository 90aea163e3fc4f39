import { expect, test } from "vitest";
import { namedAfter } from "../../../src/resource/cells/named-after.ts";

const team = ["ana", { _id: "ben", name: "Ben" }];

test("agents join a team, take its place or leave it, and nobody is in it twice", () => {
  expect(namedAfter(team, ["ben", "cleo"], "add")).toEqual(["ana", "ben", "cleo"]);
  expect(namedAfter(team, ["cleo", "cleo"], "replace")).toEqual(["cleo"]);
  expect(namedAfter(team, ["ben", "cleo"], "leave")).toEqual(["ana"]);
});
