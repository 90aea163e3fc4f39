import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptData } from "../bench/kept-data.ts";

let folder = "";
const cache = () => join(folder, "cache");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "switchboard-kept-"));
  writeFileSync(join(folder, "maker.ts"), "1");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Keeps data of that text; `made` counts how often it was made. */
function keeper(name = "data") {
  const state = { made: 0 };
  const keep = (text: string) => {
    const make = (into: string) => {
      state.made++;
      writeFileSync(join(into, "file"), text);
      return Promise.resolve();
    };
    return keptData({ name, madeFrom: ["maker.ts"], make }, cache(), folder);
  };
  return { state, keep };
}

test("creates data once per source", async () => {
  const { state, keep } = keeper();
  const first = await keep("a");
  expect(await keep("b")).toBe(first);
  expect(readFileSync(join(first, "file"), "utf8")).toBe("a");
  expect(state.made).toBe(1);
});

test("creates data again after a change of its source, and deletes the old data", async () => {
  const other = await keeper("other").keep("other");
  const { keep } = keeper();
  const first = await keep("a");
  writeFileSync(join(folder, "maker.ts"), "2");
  const second = await keep("b");
  expect(readFileSync(join(second, "file"), "utf8")).toBe("b");
  expect(existsSync(first)).toBe(false);
  expect(existsSync(other)).toBe(true);
});

test("keeps nothing of data that could not be made", async () => {
  const make = () => Promise.reject(new Error("The disk is full."));
  await expect(keptData({ name: "data", madeFrom: ["maker.ts"], make }, cache(), folder)).rejects.toThrow(
    "The disk is full.",
  );
  expect(readdirSync(cache())).toEqual([]);
});
