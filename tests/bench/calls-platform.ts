import { cp } from "node:fs/promises";
import { migrate } from "../../server/database/migrate.ts";
import { openPglite } from "../../server/database/pglite-database.ts";
import { migratePostgres, openPostgres } from "../../server/database/postgres-database.ts";
import { databaseFolder, makeFolder } from "../../server/process/data-folder.ts";
import { Postgres } from "../support/postgres.ts";
import { keptData } from "./kept-data.ts";
import { type OwnPlatform, startOwnPlatform } from "./own-platform.ts";
import { seedCalls } from "./seed-calls.ts";

export type DatabaseKind = "pglite" | "postgresql";

/** Number of calls, all in one year. */
const CALLS = 1_000_000;
/** Number for which PostgreSQL is measured on request: `BENCH_CALLS=10000000`. */
const CALLS_ON_POSTGRESQL = Number(process.env["BENCH_CALLS"] ?? CALLS);
const MADE_FROM = [
  "server/database/migrations",
  "server/read-models",
  "server/metrics/sum-columns.ts",
  "server/seed",
  "tests/bench/seed-calls.ts",
];
/** Statement timeout while calls are written, ms. */
const HOURS = 10 * 3_600_000;

/** Starts the built platform on a copy of a database with all calls, which is kept between runs. */
export function startCalls(kind: DatabaseKind): Promise<OwnPlatform> {
  return kind === "pglite" ? startOnPglite() : startOnPostgres();
}

async function startOnPglite(): Promise<OwnPlatform> {
  const make = async (folder: string) => {
    makeFolder(databaseFolder(folder));
    const { db, close } = await openPglite({ folder: databaseFolder(folder) });
    await migrate(db);
    await seedCalls(db, CALLS);
    await close();
  };
  const seeded = await keptData({ name: `calls-pglite-${CALLS}`, madeFrom: MADE_FROM, make });
  return startOwnPlatform("none", (folder) => cp(seeded, folder, { recursive: true }));
}

async function startOnPostgres(): Promise<OwnPlatform> {
  const make = async (folder: string) => {
    const server = await Postgres.start();
    try {
      await migratePostgres(server.url("postgres"));
      const { db, close } = openPostgres(server.url("postgres"), () => undefined, HOURS);
      await seedCalls(db, CALLS_ON_POSTGRESQL);
      await close();
      await server.keep(folder);
    } finally {
      await server.stop();
    }
  };
  const seeded = await keptData({
    name: `calls-postgresql-${CALLS_ON_POSTGRESQL}`,
    madeFrom: MADE_FROM,
    make,
  });
  const server = await Postgres.start(seeded);
  const platform = await startOwnPlatform("none", undefined, server.url("postgres"));
  const stop = async () => {
    await platform.stop();
    await server.stop();
  };
  return { ...platform, stop };
}
