/**
 * Runs the soak: every test at full length, on both databases, including the tests that the gate skips. `npm
 * run soak -- browser` runs one part. A stopped soak of the same commit is resumed. A complete soak appends a
 * line to tests/soak-history.ndjson and writes the seconds of each file to tests/durations.json; commit both
 * files.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { needChromium } from "./chromium.mjs";
import { build, prepare, root } from "./prepare.mjs";
import { needRecordedData } from "./recorded-data.mjs";
import { commitOfCleanCopy, recordSoak } from "./soak-history.mjs";
import { TestRun } from "./test-run.mjs";

const PARTS = ["parts", "PostgreSQL", "PGlite", "browser"];
const STATE = join(root, "node_modules/.cache/switchboard/soak.json");
const DURATIONS = join(root, "tests/durations.json");
/** Time limits (s) on two otherwise idle cores. */
const BUDGET = { wall: 3_600, cpu: 7_200 };

const requested = process.argv.slice(2);
const unknown = requested.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  process.stderr.write(`Unknown part: ${unknown.join(", ")}. Use ${PARTS.join(", ")}.\n`);
  process.exit(2);
}

needRecordedData();
prepare();
const chromium = needChromium();
const commit = commitOfCleanCopy();
const state = readState();
if (!(await build())) process.exit(1);
if (commit === null)
  process.stderr.write(
    "The working copy has uncommitted changes: this soak is not recorded and cannot be resumed.\n",
  );
if (state.files.length > 0)
  process.stderr.write(
    `Resuming the soak of this commit: ${state.files.length} files have passed. Delete ${STATE} to start over.\n`,
  );

const run = new TestRun();
const before = state.seconds;
const began = performance.now();
const again = state.again.length;
for (const part of requested.length > 0 ? requested : PARTS) {
  const done = state.files
    .filter(({ project }) => project === part)
    .map(({ project, file }) => `${project} ${file}`);
  const onFile = (file) => {
    // Failed files run again when the soak is resumed.
    if (file.failed === 0) state.files.push(file);
    else state.again.push(`${part} ${file.file}`);
    writeState();
  };
  await run.addTests(part, {
    env: { CHROME_PATH: chromium, SWITCHBOARD_SOAK: "1", SWITCHBOARD_DONE: done.join(",") },
    onFile,
  });
}
run.print(BUDGET);
run.end();

const { failed } = run.totals;
const isComplete = requested.length === 0 && commit !== null;
const passed = state.files.reduce((sum, file) => sum + file.passed, 0);
if (isComplete) {
  writeState();
  const skipped = state.files.reduce((sum, file) => sum + file.skipped, 0);
  recordSoak({ commit, passed, failed, skipped, again, minutes: Math.round(state.seconds / 60) });
  if (failed === 0) {
    writeDurations();
    rmSync(STATE, { force: true });
  }
}
console.log(`${isComplete ? passed : run.totals.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Reads the state of an earlier soak of this commit: passed files, files to run again, and its duration. */
function readState() {
  const empty = { commit, seconds: 0, files: [], again: [] };
  if (!existsSync(STATE)) return empty;
  const kept = JSON.parse(readFileSync(STATE, "utf8"));
  return commit !== null && kept.commit === commit ? kept : empty;
}

function writeState() {
  state.seconds = before + (performance.now() - began) / 1_000;
  mkdirSync(dirname(STATE), { recursive: true });
  writeFileSync(STATE, JSON.stringify(state));
}

/** Writes the seconds of each file; the longer time if the file ran on both databases. */
function writeDurations() {
  const seconds = {};
  for (const { file, took } of state.files)
    seconds[file] = Math.max(seconds[file] ?? 0, Math.round(took / 1_000));
  const sorted = Object.fromEntries(Object.entries(seconds).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(DURATIONS, `${JSON.stringify(sorted, null, 2)}\n`);
}
