import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { createApiKey } from "./access/api-keys.ts";
import { newSecret } from "./access/secrets.ts";
import type { Config } from "./config.ts";
import { precompress } from "./console/precompress.ts";
import { hasConsole } from "./console/serve-console.ts";
import type { Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { openPglite } from "./database/pglite-database.ts";
import { openPostgres } from "./database/postgres-database.ts";
import type { Tables } from "./database/schema.ts";
import { keepInShape } from "./database/upkeep.ts";
import { DELAYS } from "./delays.ts";
import { readCurrentTraffic } from "./log/current-traffic.ts";
import { readOwnCentre } from "./log/own-centre.ts";
import { takePidLock } from "./pid-lock.ts";
import { createPlatform, type Platform, type PlatformOptions } from "./platform.ts";
import { secretFile, writeSecretFile } from "./secret-file.ts";
import { DEMO_ACCOUNT } from "./seed/demo-account.ts";
import { isDemoPasswordInUse } from "./seed/known-passwords.ts";
import { seedDemo } from "./seed/seed-demo.ts";
import { StartRefused } from "./start-refused.ts";
import { startTraffic } from "./traffic/conductor.ts";

export interface Started {
  readonly address: string;
  readonly apiKeyFile: string;
  /** Lets what is under way finish and leaves everything in order. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly consoleFolder: string;
  readonly logger: PlatformOptions["logger"];
}

/** Starts a platform as configured: its data, its keys, its first account, its traffic. What fails leaves nothing open. */
export async function start(options: StartOptions): Promise<Started> {
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await startStepwise(options, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startStepwise({ config, consoleFolder, logger }: StartOptions, undo: (() => Promise<void> | void)[]): Promise<Omit<Started, "stop">> {
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // PostgreSQL looks after itself; the embedded database would let two processes ruin each other's data.
  if (config.databaseUrl === null) undo.push(takePidLock(join(dataDir, "switchboard.pid")));
  const hasPages = hasConsole(consoleFolder);
  // Where the folder cannot be written, the console is served as it is.
  const compressing = hasPages ? precompress(consoleFolder).catch(() => undefined) : undefined;
  const database = await openDatabase(config);
  undo.push(() => database.close());
  await prepare(database, config);
  const apiKeyFile = join(dataDir, "api-key");
  await keepApiKey(database.db, apiKeyFile);
  const accessKey = Buffer.from(secretFile(join(dataDir, "access-key"), newSecret), "base64url");
  await compressing;
  const platform = await createPlatform({ database, accessKey, config, consoleFolder: hasPages ? consoleFolder : null, logger });
  undo.push(() => platform.close());
  const address = await listen(platform, config);
  undo.push(keepInShape(database, (error) => platform.app.log.warn({ reason: String(error) }, "upkeep failed")));
  const traffic = await startTrafficOf(platform, database, config);
  undo.push(() => traffic.stop());
  return { address, apiKeyFile };
}

function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> | Database {
  if (databaseUrl === null) return openPglite({ folder: join(dataDir, "database") });
  // What breaks shows in the requests that need it; here nobody waits for an answer.
  return openPostgres(databaseUrl, () => undefined);
}

async function prepare({ db, kind }: Database, { host, isDemo }: Config): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    if (kind === "postgresql") throw StartRefused.becauseOf("The database that DATABASE_URL names cannot be used", error, "Start it, or correct DATABASE_URL.");
    throw error;
  }
  await seedDemo(db, Date.now());
  if (isDemo || /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host) || !(await isDemoPasswordInUse(db))) return;
  throw new StartRefused(`HOST is ${host}, so others could reach this platform, and its demo sign-ins still have the password that everybody knows. Change these passwords, or set DEMO=1 where that is what you want.`);
}

async function listen(platform: Platform, { port, host }: Config): Promise<string> {
  try {
    return await platform.listen(port, host);
  } catch (error) {
    throw StartRefused.becauseOf(`Nothing can listen on ${host}, port ${port}`, error, "Stop what uses it, or set another PORT or HOST.");
  }
}

async function keepApiKey(db: Kysely<Tables>, file: string): Promise<void> {
  if (existsSync(file)) return;
  writeSecretFile(file, `${await createApiKey(db, DEMO_ACCOUNT.id, { name: "First key", privilege: "admin", now: Date.now() })}\n`);
}

async function startTrafficOf(platform: Platform, { db }: Database, { traffic }: Config): ReturnType<typeof startTraffic> {
  try {
    return await startTraffic({
      choice: traffic,
      feed: platform.feedOf(DEMO_ACCOUNT.id),
      ask: () => readCurrentTraffic(db, DEMO_ACCOUNT.id, Date.now(), DELAYS.lease),
      centre: async () => {
        const centre = await readOwnCentre(db, DEMO_ACCOUNT.id);
        return { ...centre, agents: centre.agents.filter(({ segments }) => segments.length > 0) };
      },
      log: { info: (message) => platform.app.log.info(message), warn: (message) => platform.app.log.warn(message) },
    });
  } catch (error) {
    throw StartRefused.becauseOf("What TRAFFIC names cannot be played", error, "Correct TRAFFIC, or leave it out for the demo.");
  }
}
