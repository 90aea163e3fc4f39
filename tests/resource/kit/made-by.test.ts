import { expect, test } from "vitest";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject } from "../../../i18n/i18n-util.ts";
import { madeBy } from "../../../src/resource/records/record/record-presentation.ts";

await loadAllLocalesAsync();
for (const namespace of ["console", "lists"] as const) await loadNamespaceAsync("en", namespace);
const say = i18nObject("en");

test.each([
  ["who made it has a name", { _id: "65a0f0030000000000000001", name: "Ada Vega" }, "Ada Vega"],
  ["the account of who made it is gone", { _id: "65a0f0030000000000000001", name: null }, "deleted"],
  ["nobody made it", null, "the platform"],
  ["the creator is missing", undefined, "the platform"],
  ["no name came along", "65a0f0030000000000000001", "deleted"],
])("where %s", (_, createdBy, expected) => {
  expect(madeBy(createdBy, say)).toBe(expected);
});
