/**
 * Everything that must hold: the checks, then every test, those in a real browser last and alone. Ends with the line
 * `N passed, N failed`, whatever comes between. Arguments go to vitest, as in `npm test -- streams`.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needChromium } from "./chromium.mjs";
import { build, prepare, root } from "./prepare.mjs";

// What ends this before a test was run is a failure of its own.
let passed = 0;
let failed = 1;
process.on("exit", () => console.log(`${passed} passed, ${failed} failed`));

prepare();
const filters = process.argv.slice(2);
const chromium = needChromium();
// That the architecture is kept is among the tests. What is built meanwhile has nothing to do with the checks.
const checks = filters.length === 0 ? spawn(process.execPath, [join(root, "tools/check.mjs"), "--but", "architecture"], { cwd: root, stdio: ["inherit", 2, 2] }) : null;
build();
if (checks !== null && (checks.exitCode ?? (await once(checks, "exit"))[0]) !== 0) process.exit(1);

const box = mkdtempSync(join(tmpdir(), "switchboard-tests-"));
const report = join(box, "report.json");
const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, "--passWithNoTests", ...filters];
const { status } = spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), ...args], { cwd: root, stdio: "inherit", env: { ...process.env, CHROME_PATH: chromium } });
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
  passed = numPassedTests;
  // A file that could not even be loaded, or an error outside of any test, is a failure too.
  failed = Math.max(numFailedTests, status === 0 ? 0 : 1, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0);
}
rmSync(box, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
