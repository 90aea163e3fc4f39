import { expect, test } from "vitest";
import { onlyChanged } from "../../../src/resource/form/only-changed.ts";

test("of a record only what was changed is sent", () => {
  expect(onlyChanged({ firstname: "A", lastname: "B" }, ["lastname"])).toEqual({ lastname: "B" });
});
