import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Seconds of each test file by its path, as the last complete soak measured them. */
const DURATIONS = fileURLToPath(new URL("../durations.json", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts the longest files first, so that no core waits for one of them at the end. Files of no known
 * duration come first.
 */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds: Record<string, number> = existsSync(DURATIONS)
      ? JSON.parse(readFileSync(DURATIONS, "utf8"))
      : {};
    const secondsOf = ({ moduleId }: TestSpecification) => seconds[moduleId.slice(ROOT.length)] ?? Infinity;
    // A worker that changes its project loads everything again, so each project's files stay together.
    const order = (a: TestSpecification, b: TestSpecification) =>
      a.project.name.localeCompare(b.project.name) ||
      Math.sign(secondsOf(b) - secondsOf(a)) ||
      a.moduleId.localeCompare(b.moduleId);
    return Promise.resolve([...files].sort(order));
  }
}
