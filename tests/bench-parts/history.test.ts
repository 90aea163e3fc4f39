import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { appendHistory, lastLines, parseHistory, readHistory } from "../bench/history.ts";
import { BenchRefused } from "../bench/refusal.ts";

const folder = mkdtempSync(join(tmpdir(), "switchboard-history-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LINE = { id: "x", value: 1.2, spread: 0.1, unit: "ms", commit: "abc1234", date: "2026-01-31" };
const FIGURE = { id: "x", value: 1.2, spread: 0.1, unit: "ms", better: "lower", isExact: false } as const;
const MADE = { commit: "abc1234", date: "2026-01-31" };

test("a history that does not exist yet has no lines", () => {
  expect(readHistory(join(folder, "missing.ndjson"))).toEqual([]);
});

test("appends lines that are read back in their order", () => {
  const path = join(folder, "appended.ndjson");
  appendHistory(path, [FIGURE, { ...FIGURE, id: "y" }], MADE);
  appendHistory(path, [{ ...FIGURE, value: 3 }], { ...MADE, commit: "def5678" });
  expect(readHistory(path)).toEqual([LINE, { ...LINE, id: "y" }, { ...LINE, value: 3, commit: "def5678" }]);
  expect(readFileSync(path, "utf8").split("\n")[0]).toBe(JSON.stringify(LINE));
});

test("appends below a last line that has no end", () => {
  const path = join(folder, "open.ndjson");
  writeFileSync(path, JSON.stringify({ ...LINE, value: 9 }));
  appendHistory(path, [FIGURE], MADE);
  expect(readHistory(path)).toEqual([{ ...LINE, value: 9 }, LINE]);
});

test("the last line of each figure counts", () => {
  const other = { ...LINE, id: "y" };
  const last = lastLines([LINE, other, { ...LINE, value: 5 }]);
  expect([...last.values()]).toEqual([{ ...LINE, value: 5 }, other]);
});

test.each([
  ["<<<<<<< HEAD", "Not valid JSON"],
  ["7", "Not an object"],
  ["null", "Not an object"],
  [JSON.stringify({ ...LINE, id: "" }), "Invalid id"],
  [JSON.stringify({ ...LINE, value: null, spread: "0" }), "Invalid value, spread"],
  [JSON.stringify({ ...LINE, commit: undefined, date: "yesterday" }), "Invalid commit, date"],
])("refuses the line %s with its number", (line, fault) => {
  const parse = () => parseHistory(`${JSON.stringify(LINE)}\n${line}\n`, "history.ndjson");
  expect(parse).toThrow(BenchRefused);
  expect(parse).toThrow(`history.ndjson:2: ${fault}. Correct or remove the line.`);
});

test("the history of this repository is valid", () => {
  const path = fileURLToPath(new URL("../bench/history.ndjson", import.meta.url));
  expect(() => readHistory(path)).not.toThrow();
});
