import { expect, test } from "vitest";
import { faultsOf, settingsOf } from "../../../src/features/segments/assigned-settings.ts";

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
