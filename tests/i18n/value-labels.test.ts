import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadedLocales } from "../../i18n/i18n-util.ts";
import { loadAllTexts, textsIn } from "../support/dictionary-texts.ts";

test("lists the labels of stored values in docs/words.md as the console shows them", async () => {
  await loadAllTexts();
  const english = textsIn(loadedLocales.en);
  const page = readFileSync(new URL("../../docs/words.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| .*?`.*? \| +(?<label>[^|]+?) +\| +(?<key>\w+\.[^|]+?) +\|$/gm)];
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.map(({ groups }) => [groups?.["key"], groups?.["label"]])).toEqual(
    rows.map(({ groups }) => [groups?.["key"], english.get(groups?.["key"] ?? "")]),
  );
});
