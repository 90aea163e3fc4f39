/**
 * Prints the shape of the source and its goals. `--list` names the files that miss them. Exits with 1 where a
 * goal is missed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepare, root } from "./prepare.mjs";

prepare();
const { runnerImport } = await import("vite");
const load = async (path) => (await runnerImport(join(root, path), { root, logLevel: "warn" })).module;
const { houseFigures } = await load("tests/support/house-figures.ts");
const { sources } = await load("tests/support/sources.ts");

// A path, in which * stands for any name, and the reason why it stays a file of its own; # begins a comment.
const exceptions = readFileSync(join(root, "tools/house-exceptions"), "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => line.split(/\s+/)[0]);
const figures = houseFigures(sources(), exceptions);
const rows = [
  ["files", figures.files],
  ["lines", figures.lines],
  ["files of at most 30 lines with one importer", figures.fragments.length, 0],
  ["exceptions that are none any more", figures.staleExceptions.length, 0],
  ["files under 15 lines, %", figures.tiny, 6],
  ["lines that are imports, %", figures.imports, 8],
  ["lines of nine in ten files, at most", figures.p90, 200],
  ["files over 400 lines", figures.large.length, 0],
  ["lines over 110 characters, %", figures.wide],
  ["comments that begin with What, Whether, Who, Where, Of, How or As", figures.questions],
];
let isMissed = false;
for (const [what, value, goal] of rows) {
  const misses = goal !== undefined && value > goal;
  isMissed ||= misses;
  const number = Number.isInteger(value) ? String(value) : value.toFixed(1);
  console.log(
    `${what.padEnd(68)}${number.padStart(8)}${goal === undefined ? "" : `   goal ${goal}${misses ? "  missed" : ""}`}`,
  );
}
if (process.argv.includes("--list")) {
  for (const { path, lines, importer } of figures.fragments)
    console.log(`${path} (${lines} lines) → ${importer}`);
  for (const path of figures.staleExceptions) console.log(`${path}: no such fragment`);
  for (const { path, lines } of figures.large) console.log(`${path} (${lines} lines)`);
}
process.exit(isMissed ? 1 : 0);
