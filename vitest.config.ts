import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { postgresBinaries } from "./tests/support/postgres.ts";

/** By itself it leaves one core to whoever watches, which is half of two. */
const CORES = availableParallelism();

/** What takes longest is begun first, so that no core waits for it in the end; projects stay together, and so do their processes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId, project }: TestSpecification) => `${project.name === "PostgreSQL" ? 0 : 1} ${project.name} ${moduleId.includes("/tests/live/") ? 0 : 1}`;
    return sorted.sort((a, b) => place(a).localeCompare(place(b)));
  }
}

const exclude = ["tests/bench/**", "node_modules/**"];
/** What needs a database runs on each that is there. */
const platform = ["tests/server/*.test.ts", "tests/server/{auth,calendar,console,contract,database,device,live,log,mail,people,read-models,resources,routes,supervision,webhooks,working-hours}/**/*.test.ts"];
const hasPostgres = postgresBinaries() !== null;
/** What takes longest runs once, on the faster of the two. */
const month = "tests/live/january.test.ts";
const orders = "tests/server/auth/password-reset-orders.test.ts";
/** Where there is no PostgreSQL, what needs it runs nowhere and shows as skipped. */
const needsPostgres = hasPostgres ? ["tests/server/**/*.postgresql.test.ts"] : [];
const databases = [
  { name: "PGlite", exclude: [...exclude, ...needsPostgres, ...(hasPostgres ? [orders] : [])], include: platform },
  ...(hasPostgres ? [{ name: "PostgreSQL", exclude, include: [...platform, month], globalSetup: ["tests/support/postgres-setup.ts"] }] : []),
];

export default defineConfig({
  test: {
    // Files share nothing but what is loaded once: a process for each of them costs more than many of them take.
    isolate: false,
    globalSetup: ["tests/support/run-folder-setup.ts"],
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for comes later on a machine that has other things to do.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: "parts", maxWorkers: CORES, include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"], exclude: [...exclude, ...platform, ...(hasPostgres ? [month] : []), "tests/browser/**"] } },
      ...databases.map((database) => ({ extends: true as const, test: { ...database, maxWorkers: CORES } })),
      // Last and by themselves. Who works a browser waits half of the time, so there are two for each core.
      { extends: true, test: { name: "browser", maxWorkers: 2 * CORES, sequence: { groupOrder: 1 }, include: ["tests/browser/**/*.test.ts"] } },
    ],
  },
});
