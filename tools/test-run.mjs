/**
 * Runs tests in parts and prints the wall and processor time of each, its setup share, and the slowest files.
 * Used by `npm test` and `npm run soak`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { meterCpu } from "./cpu-meter.mjs";
import { root } from "./prepare.mjs";

const SLOWEST = 20;

/**
 * Reads the lines of tests/support/run-reporter.ts. Skips an incomplete last line, which a killed run leaves.
 */
function readReport(path) {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** Measures the parts of a run, in seconds. */
export class TestRun {
  parts = [];
  #meter = meterCpu();
  #box = mkdtempSync(join(tmpdir(), "switchboard-tests-"));

  /** Runs and measures a part that is not a test project. `work` resolves to true on success. */
  async add(name, work) {
    const [begun, before] = [performance.now(), this.#meter.read()];
    const isFine = await work();
    const cpu = before === null ? null : this.#meter.read() - before;
    const part = {
      name,
      wall: (performance.now() - begun) / 1_000,
      cpu,
      files: [],
      passed: 0,
      failed: isFine ? 0 : 1,
      skipped: 0,
      isWhole: isFine,
    };
    this.parts.push(part);
    return part;
  }

  /**
   * Runs the tests of a vitest project that match `filters`. Calls `onFile` with the reporter's line for each
   * finished file.
   */
  async addTests(name, { filters = [], env = {}, onFile = () => undefined } = {}) {
    const report = join(this.#box, `${name}.ndjson`);
    const files = [];
    const follow = () => {
      const lines = readReport(report).filter(({ file }) => file !== undefined);
      for (const line of lines.slice(files.length)) {
        files.push(line);
        onFile(line);
      }
    };
    let status = 1;
    const part = await this.add(name, async () => {
      const args = [
        join(root, "node_modules/vitest/vitest.mjs"),
        "run",
        "--project",
        name,
        "--passWithNoTests",
        ...filters,
      ];
      const child = spawn(process.execPath, args, {
        cwd: root,
        stdio: "inherit",
        env: { ...process.env, ...env, SWITCHBOARD_REPORT: report },
      });
      const timer = setInterval(follow, 1_000);
      [status] = await once(child, "exit");
      clearInterval(timer);
      return status === 0;
    });
    follow();
    part.files = files;
    for (const count of ["passed", "failed", "skipped"])
      part[count] = part.files.reduce((sum, file) => sum + file[count], 0);
    // An error outside of tests, or a killed run, counts as a failure.
    if (status !== 0 && part.failed === 0) part.failed = 1;
    return part;
  }

  /** Totals of the parts so far. */
  get totals() {
    const sum = (pick) => this.parts.reduce((all, part) => all + (pick(part) ?? 0), 0);
    return {
      passed: sum(({ passed }) => passed),
      failed: sum(({ failed }) => failed),
      skipped: sum(({ skipped }) => skipped),
      wall: sum(({ wall }) => wall),
      cpu: sum(({ cpu }) => cpu),
    };
  }

  /** Prints the table, slowest files, failed tests, and warnings if `budget` (wall and cpu, s) is exceeded. */
  print(budget) {
    const { totals } = this;
    const row = (name, { wall, cpu, passed, failed, skipped }, setup) =>
      [
        name.padEnd(16),
        minutes(wall),
        minutes(cpu),
        setup.padStart(7),
        ...[passed, failed, skipped].map((count) => String(count).padStart(8)),
      ].join("");
    const lines = [
      "",
      ["part".padEnd(16), "wall", "CPU"]
        .map((text, index) => (index === 0 ? text : text.padStart(10)))
        .join("") +
        ["setup", "passed", "failed", "skipped"]
          .map((text, index) => text.padStart(index === 0 ? 7 : 8))
          .join(""),
    ];
    for (const part of this.parts) lines.push(row(part.name, part, setupShare(part.files)));
    lines.push(row("total", totals, setupShare(this.parts.flatMap(({ files }) => files))));
    const slowest = this.parts
      .flatMap(({ files }) => files)
      .toSorted((a, b) => b.took - a.took)
      .slice(0, SLOWEST);
    if (slowest.length > 0)
      lines.push(
        "",
        `Slowest files:`,
        ...slowest.map(
          ({ took, project, file }) =>
            `${(took / 1_000).toFixed(1).padStart(8)} s  ${project.padEnd(10)}  ${file}`,
        ),
      );
    const failures = this.parts.flatMap(({ files }) =>
      files.flatMap(({ project, file, failures }) =>
        failures.map(({ test, error }) => `  ${project} ${file}: ${test}\n    ${error}`),
      ),
    );
    if (failures.length > 0) lines.push("", "Failed:", ...failures);
    if (budget && totals.wall > budget.wall)
      lines.push(
        "",
        `Warning: wall time ${minutes(totals.wall).trim()} exceeds the budget of ${minutes(budget.wall).trim()}.`,
      );
    if (budget && totals.cpu > budget.cpu)
      lines.push(
        "",
        `Warning: processor time ${minutes(totals.cpu).trim()} exceeds the budget of ${minutes(budget.cpu).trim()}.`,
      );
    console.log(`${lines.join("\n")}\n`);
  }

  end() {
    rmSync(this.#box, { recursive: true, force: true });
  }
}

const minutes = (seconds) =>
  (seconds === null
    ? "–"
    : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`
  ).padStart(10);

function setupShare(files) {
  const [setup, took] = [
    files.reduce((sum, file) => sum + file.setup, 0),
    files.reduce((sum, file) => sum + file.took, 0),
  ];
  return took === 0 ? "–" : `${Math.round((100 * setup) / took)} %`;
}
