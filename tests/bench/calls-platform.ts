import { cp } from "node:fs/promises";
import { totalmem } from "node:os";
import { migrate } from "../../server/database/migrate.ts";
import { openPglite } from "../../server/database/pglite-database.ts";
import { migratePostgres, openPostgres } from "../../server/database/postgres-database.ts";
import { databaseFolder, makeFolder } from "../../server/process/data-folder.ts";
import { Postgres } from "../support/postgres.ts";
import { keptData } from "./kept-data.ts";
import { type OwnPlatform, startOwnPlatform } from "./own-platform.ts";
import { seedCalls } from "./seed-calls.ts";

/** A database with the calls of one year. */
export interface CallsDatabase {
  readonly kind: "pglite" | "postgresql";
  readonly size: keyof typeof CALLS;
}

/** Numbers of calls, all in one year. */
const CALLS = { "1m": 1_000_000, "10m": 10_000_000 };
const MADE_FROM = [
  "server/database/migrations",
  "server/read-models",
  "server/metrics/sum-columns.ts",
  "server/metrics/agent-days.ts",
  "server/metrics/agent-spans.ts",
  "server/metrics/agent-sums.ts",
  "server/seed",
  "tests/bench/seed-calls.ts",
];
/** Statement timeout while calls are written, ms. */
const HOURS = 10 * 3_600_000;
/** A quarter of the memory, as PostgreSQL's manual advises. */
const SHARED_BUFFERS = `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`;

/**
 * Starts the built platform on a database with all calls. A million is kept between runs, and measured on a
 * copy; ten million are made each time, because a copy would take another 25 GB.
 */
export function startCalls({ kind, size }: CallsDatabase): Promise<OwnPlatform> {
  return kind === "pglite" ? startOnPglite(CALLS[size]) : startOnPostgres(size);
}

async function startOnPglite(count: number): Promise<OwnPlatform> {
  const make = async (folder: string) => {
    makeFolder(databaseFolder(folder));
    const { db, close } = await openPglite({ folder: databaseFolder(folder) });
    await migrate(db);
    await seedCalls(db, count, "512MB");
    await close();
  };
  const seeded = await keptData({ name: `calls-pglite-${count}`, madeFrom: MADE_FROM, make });
  return startOwnPlatform("none", (folder) => cp(seeded, folder, { recursive: true }));
}

async function startOnPostgres(size: CallsDatabase["size"]): Promise<OwnPlatform> {
  const server =
    size === "10m"
      ? await makePostgres(CALLS[size])
      : await Postgres.start(await keptPostgres(CALLS[size]), SHARED_BUFFERS);
  try {
    const platform = await startOwnPlatform("none", undefined, server.url("postgres"));
    const stop = async () => {
      await platform.stop();
      await server.stop();
    };
    return { ...platform, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const keptPostgres = (count: number): Promise<string> =>
  keptData({
    name: `calls-postgresql-${count}`,
    madeFrom: MADE_FROM,
    make: async (folder) => {
      const server = await makePostgres(count);
      try {
        await server.keep(folder);
      } finally {
        await server.stop();
      }
    },
  });

async function makePostgres(count: number): Promise<Postgres> {
  const server = await Postgres.start(null, SHARED_BUFFERS);
  try {
    await migratePostgres(server.url("postgres"));
    const { db, close } = openPostgres(server.url("postgres"), () => undefined, HOURS);
    await seedCalls(db, count, "2GB");
    await close();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
