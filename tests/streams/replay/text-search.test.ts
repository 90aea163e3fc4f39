import { expect, test } from "vitest";
import { textSearch } from "../../../streams/replay/text-search.ts";

test.each([
  ["ruiz ana", '{"customer":"Ana Ruiz"}'],
  ["nuria", '{"customer":"Núria"}'],
  ["strasse", '{"name":"Hauptstraße"}'],
  ["o'neil", '{"name":"O’Neil"}'],
  ["0034 600 111 222", '{"customer":"+34600111222"}'],
  ["600111222", '{"customer":"+34 600 111 222"}'],
  ["QUEUE/2 abandoned", 'queue/2 queue-abandoned {"by":"customer"}'],
])("%j finds %j", (typed, text) => {
  expect(textSearch(typed)?.(text)).toBe(true);
});

test.each([
  ["ana ruiz", '{"customer":"Ana"}'],
  ["0034 600 111 223", '{"customer":"+34600111222"}'],
  ["nuria", '{"customer":"Noria"}'],
])("%j does not find %j", (typed, text) => {
  expect(textSearch(typed)?.(text)).toBe(false);
});

test("without a word there is nothing to look for", () => {
  expect([textSearch(""), textSearch("  ")]).toEqual([null, null]);
});
