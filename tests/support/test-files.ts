import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const DATABASE = "tests/support/database.ts";
const IMPORT = /^(?:import(?! type\b)|export)\b[^"]*?"(\.[^"?]+)/gm;

/** Kinds of test files; a file is of exactly one kind. */
export interface TestFiles {
  /** Open no database: pure code, parsers, commands, hooks. */
  readonly parts: readonly string[];
  /** Open a database, directly or with a platform. */
  readonly platform: readonly string[];
  /** Work the built console in a real browser. */
  readonly browser: readonly string[];
}

/** Sorts the test files by their needs, read from their imports, so that no list goes stale. */
export function testFiles(): TestFiles {
  const files = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .map((name) => `tests/${name}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith("tests/bench/"))
    .toSorted();
  const known = new Map<string, boolean>();
  const needsDatabase = (path: string): boolean => {
    const found = known.get(path);
    if (found !== undefined) return found;
    known.set(path, path === DATABASE);
    const needs = path === DATABASE || importsOf(path).some(needsDatabase);
    known.set(path, needs);
    return needs;
  };
  const browser = files.filter((path) => path.startsWith("tests/browser/"));
  const platform = files.filter((path) => !path.startsWith("tests/browser/") && needsDatabase(path));
  return {
    browser,
    platform,
    parts: files.filter((path) => !browser.includes(path) && !platform.includes(path)),
  };
}

/** Returns the files under `tests/` that a file imports as values, by their paths from the root. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
    const target = join(dirname(path), specifier);
    return target.startsWith("tests/") && existsSync(join(root, target)) ? [target] : [];
  });
}
