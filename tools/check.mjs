/**
 * Runs all static checks: generated files, format, types, lint, contracts, architecture, words and dead code.
 * `--but NAME` skips one of them.
 */
import { spawnSync } from "node:child_process";
import { totalmem } from "node:os";
import { join } from "node:path";
import { prepare, root } from "./prepare.mjs";

prepare();
const bin = (path) => join(root, "node_modules", path);
const steps = [
  ["generated files", [join(root, "tools/generate.mjs"), "--check"]],
  ["format", [bin("oxfmt/bin/oxfmt"), "--check"]],
  // The linter also checks the types, because it needs them anyway.
  ["types and lint", [bin("oxlint/bin/oxlint"), "--type-aware", "--type-check", "--deny-warnings"]],
  [
    "contracts",
    [
      bin("@redocly/cli/bin/cli.js"),
      "lint",
      "openapi/console.yaml",
      "openapi/live-monitor.yaml",
      "openapi/recording.yaml",
    ],
  ],
  [
    "architecture",
    [
      bin("vitest/vitest.mjs"),
      "run",
      "tests/architecture.test.ts",
      "tests/house-rules.test.ts",
      "--reporter=dot",
    ],
  ],
  ["words", [join(root, "tools/words.mjs")]],
  ["dead code", [bin("knip/bin/knip.js"), "--no-progress"]],
];
// Turns off garbage collection in the linter's type checker until it uses half of the machine's memory. This
// saves a fifth of its time.
const env = {
  ...process.env,
  GOGC: "off",
  GOMEMLIMIT: String(Math.floor(totalmem() / 2)),
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
};
const left = process.argv[2] === "--but" ? process.argv[3] : null;
for (const [name, args] of steps) {
  if (name === left) continue;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", env });
  if (status !== 0) {
    process.stderr.write([stdout, stderr, `\n${String(name)}: failed\n`].join(""));
    process.exit(1);
  }
  process.stderr.write(`${String(name)}: passed\n`);
}
