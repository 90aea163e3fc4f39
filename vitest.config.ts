import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { RunReporter } from "./tests/support/run-reporter.ts";
import { isSoak } from "./tests/support/depth.ts";
import { postgresBinaries } from "./tests/support/postgres.ts";
import { testFiles } from "./tests/support/test-files.ts";
import { yamlModules } from "./tools/yaml-modules.ts";

const CORES = availableParallelism();
/**
 * Folders and files of tests in which PGlite and PostgreSQL can differ; the rest of the platform's tests run on
 * one of them in the gate.
 */
const DATABASES_DIFFER = [
  "tests/server/database/",
  "tests/server/log/",
  "tests/server/live/live-socket.test.ts",
  "tests/server/live/record-changes.test.ts",
  "tests/server/read-models/",
  "tests/server/auth/changed-during-sign-in.test.ts",
  "tests/server/auth/saml/settings-change-queued.test.ts",
  "tests/server/auth/session-ended-during-request.test.ts",
  "tests/server/device/connect-or-unroll.test.ts",
];
const NEEDS_POSTGRES = /\.postgresql\.(soak\.)?test\.ts$/;
const PGLITE_SETUP = "tests/support/pglite-template.ts";
const NEEDS_SOAK = /\.soak\.test\.tsx?$/;

const files = testFiles();
const missing = DATABASES_DIFFER.filter((start) => !files.platform.some((path) => path.startsWith(start)));
if (missing.length > 0) throw new Error(`No tests at ${missing.join(", ")}. Correct DATABASES_DIFFER.`);
const databasesDiffer = (path: string) => DATABASES_DIFFER.some((start) => path.startsWith(start));
const inRun = (path: string) => isSoak || !NEEDS_SOAK.test(path);
const hasPostgres = postgresBinaries() !== null;
const report = process.env["SWITCHBOARD_REPORT"];
/** Tests that an earlier run of a stopped soak has passed already. */
const done = new Set((process.env["SWITCHBOARD_DONE"] ?? "").split(","));
// Where there is no PostgreSQL, its tests show as skipped on PGlite.
const onPglite = files.platform.filter(
  (path) => !hasPostgres || (!NEEDS_POSTGRES.test(path) && (isSoak || databasesDiffer(path))),
);

interface Part {
  readonly name: string;
  readonly files: readonly string[];
  readonly globalSetup?: string[];
}

const parts: readonly Part[] = [
  { name: "parts", files: files.parts },
  {
    name: "PostgreSQL",
    files: hasPostgres ? files.platform : [],
    ...(hasPostgres && { globalSetup: ["tests/support/postgres-setup.ts"] }),
  },
  { name: "PGlite", files: onPglite, globalSetup: [PGLITE_SETUP] },
  { name: "browser", files: files.browser, globalSetup: [PGLITE_SETUP] },
];

export default defineConfig({
  plugins: [yamlModules()],
  resolve: {
    alias: [
      {
        find: /^@node-rs\/argon2$/,
        replacement: fileURLToPath(new URL("tests/support/quick-argon2.ts", import.meta.url)),
      },
    ],
  },
  test: {
    // Files share nothing but loaded modules: a process for each of them costs more than many of them take.
    isolate: false,
    retry: 0,
    // Without Intl: a date format that one file makes under simulated time stays for the next, and shows 0 as now.
    fakeTimers: {
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    },
    experimental: { fsModuleCache: true },
    maxWorkers: CORES,
    globalSetup: ["tests/support/run-folder-setup.ts"],
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ["default", ...(report === undefined ? [] : [new RunReporter(report)])],
    projects: parts.map(({ name, files, globalSetup }) => ({
      extends: true as const,
      test: {
        name,
        include: files.filter((path) => inRun(path) && !done.has(`${name} ${path}`)),
        ...(globalSetup && { globalSetup }),
      },
    })),
  },
});
