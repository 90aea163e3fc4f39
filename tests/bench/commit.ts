import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { BenchRefused } from "./refusal.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trimEnd();

/**
 * Returns the short hash of the commit that is checked out. Throws BenchRefused where one of these files
 * differs from it: the figure could never be measured again from the commit that its line names.
 */
export function commitOf(paths: readonly string[]): string {
  const changed = git("status", "--porcelain", "--", ...paths);
  if (changed === "") return git("rev-parse", "--short", "HEAD");
  throw new BenchRefused(
    `Commit these changes first: each line of the history names the commit that was measured.\n${changed}`,
  );
}
