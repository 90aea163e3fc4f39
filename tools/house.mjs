/**
 * Prints figures about the source files and their goals. Exits with 1 if a goal is missed.
 *
 *     npm run house -- --list           also names the files that miss a goal
 *     npm run house -- sample --seed X  draws twelve screens, twelve files, and 200 texts in both es and fr
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prepare, root } from "./prepare.mjs";

prepare();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean" }, seed: { type: "string" } },
});
const { runnerImport } = await import("vite");
const load = async (path) => (await runnerImport(join(root, path), { root, logLevel: "warn" })).module;
if (positionals[0] !== "sample") await printFigures();
else if (values.seed !== undefined) await printSample(values.seed);
else {
  console.error("Add a seed: npm run house -- sample --seed X");
  process.exitCode = 2;
}

async function printSample(seed) {
  const { drawSample } = await load("tests/support/house-sample.ts");
  const { screens, files, es, fr } = drawSample(seed);
  console.log(["# Screens", ...screens, "", "# Files", ...files].join("\n"));
  for (const [language, texts] of Object.entries({ es, fr })) {
    console.log(`\n# ${language}`);
    for (const { key, en, text } of texts)
      console.log(`${key}\n  en  ${JSON.stringify(en)}\n  ${language}  ${JSON.stringify(text)}`);
  }
}

async function printFigures() {
  const { houseFigures } = await load("tests/support/house-figures.ts");
  const { sources } = await load("tests/support/sources.ts");

  // Each line has a path, in which * matches any name, and the reason for the exception. # begins a comment.
  const exceptions = readFileSync(join(root, "tools/house-exceptions"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.split(/\s+/)[0]);
  const figures = houseFigures(sources(), exceptions);
  const rows = [
    ["files", figures.files],
    ["lines", figures.lines],
    ["files of at most 30 lines with one importer", figures.fragments.length, 0],
    ["exceptions that match no fragment", figures.staleExceptions.length, 0],
    ["files under 15 lines, %", figures.tiny, 6],
    ["lines that are imports, %", figures.imports, 8],
    ["lines of nine in ten files, at most", figures.p90, 200],
    ["files over 400 lines", figures.large.length, 0],
    ["lines over 110 characters, %", figures.wide],
    ["doc comments that begin with a question word, Of or As", figures.questions],
    ["odd words per 10,000 words of source and i18n/en", figures.oddWords],
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
  if (values.list) {
    for (const { path, lines, importer } of figures.fragments)
      console.log(`${path} (${lines} lines) → ${importer}`);
    for (const path of figures.staleExceptions) console.log(`${path}: no such fragment`);
    for (const { path, lines } of figures.large) console.log(`${path} (${lines} lines)`);
  }
  process.exitCode = isMissed ? 1 : 0;
}
