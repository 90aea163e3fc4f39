import { appendFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Reporter, TestModule, TestRunEndReason, SerializedError } from "vitest/node";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One test file of a run, as a line of the report. Times in ms. */
interface FileLine {
  readonly file: string;
  readonly project: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** From the start of its import to the end of its last hook. */
  readonly took: number;
  /** Part of it outside of tests: imports and hooks. */
  readonly setup: number;
}

/**
 * Writes a line of JSON for each test file as it ends, and one for errors outside of tests; `tools/` reads
 * them.
 */
export class RunReporter implements Reporter {
  constructor(private readonly path: string) {}

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } =
      module.diagnostic();
    const counts = { passed: 0, failed: 0, skipped: 0 };
    let inTests = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === "pending" ? "failed" : state]++;
      inTests += test.diagnostic()?.duration ?? 0;
    }
    // A file that could not be loaded, or a hook that failed, is a failure even where no test is.
    if (module.state() === "failed" && counts.failed === 0) counts.failed = 1;
    const took = collectDuration + setupDuration + prepareDuration + environmentSetupDuration + duration;
    const line: FileLine = {
      file: module.moduleId.slice(ROOT.length),
      project: module.project.name,
      ...counts,
      took,
      setup: Math.max(0, took - inTests),
    };
    this.write(line);
  }

  onTestRunEnd(
    _modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    this.write({ errors: errors.length, reason });
  }

  private write(line: object): void {
    appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }
}
