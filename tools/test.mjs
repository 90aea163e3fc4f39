/**
 * The gate: checks, build, and every test that is not of the soak, the longest first, those in a real browser
 * last. Prints what each part cost and ends with the line `N passed, N failed`. Arguments filter the tests by
 * path, as in
 * `npm test -- streams`; then nothing is checked.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { needChromium } from "./chromium.mjs";
import { build, isUnchanged, prepare, remembered, root } from "./prepare.mjs";
import { needRecordedData } from "./recorded-data.mjs";
import { soakAge } from "./soak-history.mjs";
import { TestRun } from "./test-run.mjs";

/** Seconds, on two otherwise idle cores. */
const BUDGET = { wall: 600, cpu: 960 };

// What ends this before a test was run is a failure of its own.
let passed = 0;
let failed = 1;
process.on("exit", () => console.log(`${passed} passed, ${failed} failed`));

needRecordedData();
const began = performance.now();
prepare();
const filters = process.argv.slice(2);
const chromium = needChromium({ shell: true });
process.stderr.write(`Dependencies and browser: ${((performance.now() - began) / 1_000).toFixed(0)} s\n`);

const run = new TestRun();
const node = async (...args) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", 2, 2] });
  return (await once(child, "exit"))[0] === 0;
};

/** CI does everything. */
const maySkip = !process.env.CI;
const skipped = (what) =>
  process.stderr.write(`Skipped ${what}: no file that it reads has changed since it last succeeded.\n`);

async function check() {
  if (maySkip && isUnchanged("check")) {
    skipped("the checks");
    return true;
  }
  // That the architecture is kept is among the tests.
  return remembered("check", () => node(join(root, "tools/check.mjs"), "--but", "architecture"));
}

await run.add(filters.length === 0 ? "check, build" : "build", async () => {
  if (maySkip && isUnchanged("build")) skipped("the build");
  const [isBuilt, isChecked] = await Promise.all([
    build({ always: !maySkip }),
    filters.length > 0 || check(),
  ]);
  return isBuilt && isChecked;
});
if (run.totals.failed > 0) {
  run.print();
  process.exit(1);
}

for (const project of ["parts", "PostgreSQL", "PGlite", "browser"])
  await run.addTests(project, { filters, env: { CHROME_PATH: chromium } });
run.print(filters.length === 0 ? BUDGET : null);
run.end();
if (filters.length === 0) console.log(`${soakAge()}\n`);
({ passed, failed } = run.totals);
if (passed + failed === 0) {
  process.stderr.write(`No test matches ${filters.join(" ")}.\n`);
  failed = 1;
}
process.exitCode = failed === 0 ? 0 : 1;
