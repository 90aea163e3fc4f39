/**
 * Runs the gate: checks, build, and all tests except the soak. The longest files run first, browser tests
 * last. Prints the time of each part and ends with the line `N passed, N failed`. Arguments filter the tests
 * by path, as in `npm test -- streams`, and skip the checks.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { needChromium } from "./chromium.mjs";
import { build, isUnchanged, prepare, remembered, root } from "./prepare.mjs";
import { needRecordedData } from "./recorded-data.mjs";
import { soakAge } from "./soak-history.mjs";
import { TestRun } from "./test-run.mjs";

/** Time limits (s) on two otherwise idle cores. */
const BUDGET = { wall: 600, cpu: 960 };

// An exit before the first test counts as one failure.
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

/** False in CI, which runs all steps. */
const maySkip = !process.env.CI;
const skipped = (what) =>
  process.stderr.write(`Skipped ${what}: no source has changed since the last success.\n`);

async function check() {
  if (maySkip && isUnchanged("check")) {
    skipped("the checks");
    return true;
  }
  // The tests include the check of the architecture.
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
  process.stderr.write(`No test matches ${filters.join(" ")}. Pass a part of a path.\n`);
  failed = 1;
}
process.exitCode = failed === 0 ? 0 : 1;
