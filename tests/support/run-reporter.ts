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
  /** Each failed test, or the file itself if it could not be loaded or a hook failed. */
  readonly failures: readonly Failure[];
}

interface Failure {
  /** Titles of its groups and its own. */
  readonly test: string;
  /** First line of its first error. */
  readonly error: string;
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
    const failures: Failure[] = [];
    let inTests = 0;
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === "failed" || state === "pending") failures.push(failure(test.fullName, errors));
      counts[state === "pending" ? "failed" : state]++;
      inTests += test.diagnostic()?.duration ?? 0;
    }
    // A file that could not be loaded, or a hook that failed, is a failure even where no test is.
    if (module.state() === "failed" && counts.failed === 0) {
      counts.failed = 1;
      failures.push(failure("outside of its tests", module.errors()));
    }
    const took = collectDuration + setupDuration + prepareDuration + environmentSetupDuration + duration;
    const line: FileLine = {
      file: module.moduleId.slice(ROOT.length),
      project: module.project.name,
      ...counts,
      took,
      setup: Math.max(0, took - inTests),
      failures,
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

function failure(test: string, errors: readonly { readonly message: string }[] | undefined): Failure {
  return { test, error: errors?.[0]?.message.split("\n", 1)[0] ?? "no error was reported" };
}
