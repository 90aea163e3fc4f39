/**
 * Checks that need no running code: generated files, format, types, lint, contracts, architecture, words, dead
 * code. `--but NAME` leaves one of them out.
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
  // One program for both: the linter needs the types anyway.
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
  ["words", [join(root, "tools/words.mjs"), "--check"]],
  ["dead code", [bin("knip/bin/knip.js"), "--no-progress"]],
];
// The linter's types are in a program that ends soon: to collect garbage costs it a fifth more, and it may
// have half of the memory.
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
