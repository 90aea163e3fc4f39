/**
 * Checks words: applies the rules of docs/words.md as a list (tools/word-list.ts) to texts, comments, titles
 * of tests, Markdown and names. Prints `file:line [kind] phrase → better words (reason)` and exits with 1 if
 * there are findings.
 *
 *     npm run words                    every file
 *     npm run words -- src/app i18n/en the files and folders at these paths
 *     npm run words -- --kind comment  one kind: interface, text, comment, title, markdown or name
 *     npm run words -- --rule RULE     rules whose pattern contains RULE
 *     npm run words -- --count         totals by folder, by kind and by rule
 *
 * `npm run check` runs it for every file. Text that has to stay goes into tools/word-exceptions, with its
 * reason: at most 40 entries.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prepare, root } from "./prepare.mjs";

prepare();
const MOST_EXCEPTIONS = 40;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "boolean" },
    kind: { type: "string" },
    rule: { type: "string" },
  },
});
const { runnerImport } = await import("vite");
const { findWords } = (await runnerImport(join(root, "tools/find-words.ts"), { root, logLevel: "warn" }))
  .module;
// Each line: beginning of a path | text of its line | reason.
const exceptions = readFileSync(join(root, "tools/word-exceptions"), "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => {
    const [path, text, reason] = line.split(" | ");
    return { path, text, reason, line, used: false };
  });
// Names that stored data and other programs use stay as they are.
const lettersOf = (name) => name.replaceAll(/[^a-z]/gi, "").toLowerCase();
const golden = new Set(
  (readFileSync(join(root, "tests/golden/names.json"), "utf8").match(/"[^"]+"/g) ?? []).map(lettersOf),
);
const isGolden = ({ scope, around }) => scope === "name" && golden.has(lettersOf(around));
const isBelow = (path, folders) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder.replace(/\/$/, "")}/`));
const isAll = positionals.length === 0;
const paths = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(
    (path) =>
      /\.(tsx?|m?js|css|md|ya?ml)$/.test(path) &&
      !/^(openapi\/(generated\/|console\.yaml)|i18n\/i18n-|tools\/word-list\.ts|tests\/tools\/words\.test\.ts)/.test(
        path,
      ) &&
      existsSync(join(root, path)) &&
      (isAll || isBelow(path, positionals)),
  );
const findings = paths
  .flatMap((path) => findWords(path, readFileSync(join(root, path), "utf8")))
  .filter((finding) => {
    if (isGolden(finding)) return false;
    const { path, around, scope, rule } = finding;
    const exception = exceptions.find(
      (exception) => isBelow(path, [exception.path]) && around.includes(exception.text),
    );
    if (exception) exception.used = true;
    return (
      !exception &&
      (values.kind === undefined || scope === values.kind) &&
      (values.rule === undefined || rule.words.includes(values.rule))
    );
  });

if (values.count) {
  const printTotals = (title, keyOf) => {
    const totals = new Map();
    for (const finding of findings) {
      const key = keyOf(finding);
      totals.set(key, (totals.get(key) ?? 0) + 1);
    }
    console.log(`\n${title}`);
    for (const [key, total] of [...totals].toSorted(([, one], [, other]) => other - one))
      console.log(`${String(total).padStart(7)}  ${key}`);
  };
  printTotals("by folder", ({ path }) => path.split("/").slice(0, 3).slice(0, -1).join("/") || path);
  printTotals("by kind", ({ scope }) => scope);
  printTotals("by rule", ({ rule }) => (rule.words.length > 90 ? `${rule.words.slice(0, 90)}…` : rule.words));
} else
  for (const { path, line, scope, found, around, rule } of findings)
    console.log(
      `${path}:${line} [${scope}] ${scope === "name" ? `${around}: ` : ""}${found} → ${rule.use} (${rule.why})`,
    );

const faults = exceptions.flatMap(({ line, reason, used }) => {
  if (reason === undefined) return [`no reason: ${line}`];
  return used || !isAll ? [] : [`excepts nothing: ${line}`];
});
if (exceptions.length > MOST_EXCEPTIONS) faults.push(`more than ${MOST_EXCEPTIONS} exceptions`);
for (const fault of faults) console.log(`tools/word-exceptions: ${fault}`);
console.log(`${findings.length} in ${paths.length} files`);
// Not process.exit(), which would drop output that a pipe has not received yet.
process.exitCode = findings.length + faults.length > 0 ? 1 : 0;
