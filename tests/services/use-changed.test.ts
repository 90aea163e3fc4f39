import { expect, test } from "vitest";
import type { RecordsChanged } from "../../openapi/generated/live-monitor.ts";
import { changedIds } from "../../src/services/use-changed.ts";

const changed = (...ids: readonly string[]): RecordsChanged => ({
  kind: "tags",
  changes: ids.map((id) => ({ id, version: 2 })),
});

test("returns the ids of all changes that were collected", () => {
  expect(changedIds([changed("a", "b"), changed("c")])).toEqual(["a", "b", "c"]);
});

test("returns no ids if changes may have been missed, even if others are known", () => {
  expect(changedIds([changed("a"), "unknown"])).toEqual([]);
  expect(changedIds(["unknown", changed("a")])).toEqual([]);
});
