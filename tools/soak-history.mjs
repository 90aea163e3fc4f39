/** History of complete soaks, with one line of JSON for each. It is committed with the tested code. */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const HISTORY = join(root, "tests/soak-history.ndjson");

const git = (...args) => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trimEnd() : null;
};

/**
 * Matches the Git status of files that a soak writes itself. These changes do not prevent it from being
 * resumed.
 */
const WRITTEN = /^.. tests\/(soak-history\.ndjson|durations\.json)$/;

/** Returns the current commit; null if the working copy has changes, because a soak tests a commit. */
export function commitOfCleanCopy() {
  const changes = git("status", "--porcelain", "--untracked-files=all");
  return changes?.split("\n").every((line) => line === "" || WRITTEN.test(line))
    ? git("rev-parse", "HEAD")
    : null;
}

/**
 * Appends the result of a complete soak. `again` counts the files that failed before the soak was resumed;
 * `minutes` is wall time.
 */
export function recordSoak({ commit, passed, failed, skipped, again, minutes }) {
  const date = new Date().toISOString().slice(0, 10);
  appendFileSync(HISTORY, `${JSON.stringify({ commit, date, passed, failed, skipped, again, minutes })}\n`);
}

/** Returns a sentence that states how many commits ago the last successful soak ran. */
export function soakAge() {
  const lines = existsSync(HISTORY) ? readFileSync(HISTORY, "utf8").split("\n").filter(Boolean) : [];
  const green = lines.map((line) => JSON.parse(line)).findLast(({ failed }) => failed === 0);
  if (!green) return "No green soak is recorded. Run `npm run soak`.";
  const count = git("rev-list", "--count", `${green.commit}..HEAD`);
  const age =
    count === null
      ? `of ${green.date}, at a commit that is not in this clone`
      : `${count} ${count === "1" ? "commit" : "commits"} old (${green.date})`;
  return `The last green soak is ${age}: ${green.passed} passed in ${green.minutes} min.`;
}
