import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { postgresBinaries } from "./tests/support/postgres.ts";

const exclude = ["tests/bench/**", "node_modules/**"];
/** What needs a database runs on each that is there. */
const platform = ["tests/server/*.test.ts", "tests/server/{access,console,contract,database,live,log,read-models,routes}/**/*.test.ts"];
const hasPostgres = postgresBinaries() !== null;
/** Where there is no PostgreSQL, what needs it runs nowhere and shows as skipped. */
const needsPostgres = hasPostgres ? ["tests/server/**/*.postgresql.test.ts"] : [];
const databases = [
  { name: "PGlite", exclude: [...exclude, ...needsPostgres] },
  ...(hasPostgres ? [{ name: "PostgreSQL", exclude, globalSetup: ["tests/support/postgres-setup.ts"] }] : []),
];

export default defineConfig({
  test: {
    // By itself it leaves one core to whoever watches, which is half of two.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes later on a machine that has other things to do.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: "parts", include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"], exclude: [...exclude, ...platform, "tests/browser/**"] } },
      // One process for all files of a database: they share nothing but what is loaded once.
      ...databases.map((database) => ({ extends: true as const, test: { ...database, include: platform, isolate: false } })),
      { extends: true, test: { name: "browser", include: ["tests/browser/**/*.test.ts"] } },
    ],
  },
});
