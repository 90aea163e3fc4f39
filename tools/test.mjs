/**
 * Everything that must hold: the checks, then every test, those in a real browser last and alone. Ends with the line
 * `N passed, N failed`. Arguments go to vitest, as in `npm test -- streams`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needChromium } from "./chromium.mjs";
import { build, prepare, root } from "./prepare.mjs";

prepare();
const filters = process.argv.slice(2);
const chromium = needChromium();
if (filters.length === 0) {
  const { status } = spawnSync(process.execPath, [join(root, "tools/check.mjs")], { cwd: root, stdio: ["inherit", 2, 2] });
  if (status !== 0) process.exit(1);
}
build();

const box = mkdtempSync(join(tmpdir(), "switchboard-tests-"));
const sum = { passed: 0, failed: 0 };
for (const project of ["!browser", "browser"]) {
  const report = join(box, `${project}.json`);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, "--passWithNoTests", ...filters];
  const { status } = spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), ...args], { cwd: root, stdio: "inherit", env: { ...process.env, CHROME_PATH: chromium } });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
  sum.passed += numPassedTests;
  // A file that could not even be loaded, or an error outside of any test, is a failure too.
  sum.failed += Math.max(numFailedTests, status === 0 ? 0 : 1, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0);
}
rmSync(box, { recursive: true, force: true });
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
