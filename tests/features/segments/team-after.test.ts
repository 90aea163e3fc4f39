import { expect, test } from "vitest";
import { faultsOf, settingsOf } from "../../../src/features/segments/assigned-settings.ts";
import { teamAfter } from "../../../src/features/segments/team-after.ts";

const team = ["ana", { _id: "ben", name: "Ben" }];

test("agents join a team, take its place or leave it, and nobody is in it twice", () => {
  expect(teamAfter(team, ["ben", "cleo"], "add")).toEqual(["ana", "ben", "cleo"]);
  expect(teamAfter(team, ["cleo", "cleo"], "replace")).toEqual(["cleo"]);
  expect(teamAfter(team, ["ben", "cleo"], "leave")).toEqual(["ana"]);
});

test("only what is ticked is assigned, and what goes with a limit that is lifted goes with it", () => {
  const values = { visibility: "hidden", baseForm: "", restricted: false, restrictedCalls: 3, restrictedPeriod: "day", tags: ["a"] };
  expect(settingsOf(values, ["baseForm", "restricted"])).toEqual({ baseForm: null, restricted: false, restrictedCalls: null, restrictedPeriod: null });
  expect(settingsOf({ ...values, restricted: true }, ["restricted"])).toEqual({ restricted: true, restrictedCalls: 3, restrictedPeriod: "day" });
  expect(settingsOf(values, [])).toEqual({});
});

test("a limit says how many calls and in which time, and a segment keeps a channel", () => {
  expect(faultsOf({ restricted: true, restrictedCalls: "", restrictedPeriod: "day" }, ["restricted"])).toEqual({ restrictedCalls: "missing" });
  expect(faultsOf({ channels: [] }, ["channels"])).toEqual({ channels: "missing" });
  expect(faultsOf({ restricted: true, channels: [] }, ["visibility"])).toEqual({});
});
