import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject } from "../../../i18n/i18n-util.ts";
import { blockedRemovalText } from "../../../src/resource/kit/described/blocked-removal-text.ts";
import type { WriteFailure } from "../../../src/services/use-write.ts";

await loadAllLocalesAsync();
for (const namespace of ["shell", "console", "lists"] as const) await loadNamespaceAsync("en", namespace);
const words = { say: i18nObject("en"), formats: formatsOf("en") };

const inUse = (
  ...holders: readonly ({
    readonly list: string;
    readonly names: readonly string[];
    readonly total: number;
  } | null)[]
): WriteFailure => ({
  kind: "refused",
  status: 409,
  code: "conflict",
  detail: null,
  faults: holders.map((one) => ({
    pointer: "/path/id",
    code: "in-use",
    message: "is named",
    ...(one && { holders: one }),
  })),
  current: null,
  id: null,
});

test.each([
  [
    "shows no names to users who may not read the records",
    inUse(null),
    "Other records use this one. Remove it from them or delete them first.",
  ],
  [
    "by what their lists are called, and how many more there are",
    inUse(
      { list: "segments", names: ["Alfa", "Bravo"], total: 9 },
      { list: "services", names: ["Advice"], total: 1 },
    ),
    "Other records use this one. Remove it from them or delete them first: Segments (Alfa, Bravo, and 7 more) and Services (Advice).",
  ],
  [
    "a list of two words",
    inUse({ list: "working-hours", names: ["Night"], total: 1 }),
    "Other records use this one. Remove it from them or delete them first: Working hours (Night).",
  ],
  ["no answer at all", null, "Other records use this one. Remove it from them or delete them first."],
])("%s", (_, failure, text) => {
  expect(blockedRemovalText(failure, words)).toBe(text);
});
