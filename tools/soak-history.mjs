/** The history of complete soaks: a line of JSON for each, committed with the code that it is about. */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const HISTORY = join(root, "tests/soak-history.ndjson");

const git = (...args) => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trimEnd() : null;
};

/** What a soak writes itself, so that one with failures can continue. */
const WRITTEN = /^.. tests\/(soak-history\.ndjson|durations\.json)$/;

/** The commit of a working copy without changes, else null: what a soak proves, it proves of a commit. */
export function commitOfCleanCopy() {
  const changes = git("status", "--porcelain", "--untracked-files=all");
  return changes?.split("\n").every((line) => line === "" || WRITTEN.test(line))
    ? git("rev-parse", "HEAD")
    : null;
}

/**
 * Appends the result of a complete soak. `again` counts the files that failed in an earlier stretch of it;
 * `minutes` is wall time.
 */
export function recordSoak({ commit, passed, failed, skipped, again, minutes }) {
  const date = new Date().toISOString().slice(0, 10);
  appendFileSync(HISTORY, `${JSON.stringify({ commit, date, passed, failed, skipped, again, minutes })}\n`);
}

/** Returns a sentence about how many commits ago the last green soak ran. */
export function soakAge() {
  const lines = existsSync(HISTORY) ? readFileSync(HISTORY, "utf8").split("\n").filter(Boolean) : [];
  const green = lines.map((line) => JSON.parse(line)).findLast(({ failed }) => failed === 0);
  if (!green) return "No green soak is on record. Run `npm run soak`.";
  const count = git("rev-list", "--count", `${green.commit}..HEAD`);
  const age =
    count === null
      ? `of ${green.date}, at a commit that is not in this clone`
      : `${count} ${count === "1" ? "commit" : "commits"} old (${green.date})`;
  return `The last green soak is ${age}: ${green.passed} passed in ${green.minutes} min.`;
}
