import { expect, test } from "vitest";
import { onlyChanged } from "../../../../src/resource/records/form/body-of.ts";

test("of a record only what was changed is sent", () => {
  expect(onlyChanged({ firstname: "A", lastname: "B" }, ["lastname"])).toEqual({ lastname: "B" });
});
