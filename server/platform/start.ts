import { join } from "node:path";
import { keepFirstKey } from "../auth/first-key.ts";
import type { Config } from "../process/config.ts";
import { Vault } from "../auth/vault.ts";
import { precompress } from "../console/precompress.ts";
import { hasConsole } from "../console/serve-console.ts";
import {
  accessKeyIn,
  databaseFolder,
  filesFolder,
  identityKeyIn,
  openDataFolder,
  vaultKeysIn,
} from "../process/data-folder.ts";
import type { Database } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { openPglite } from "../database/pglite-database.ts";
import { migratePostgres, openPostgres } from "../database/postgres-database.ts";
import { startMaintenance } from "../database/upkeep.ts";
import { DELAYS } from "../process/delays.ts";
import { FileStore } from "../files/file-store.ts";
import { keepDemoSettings } from "../identity-provider/demo-settings.ts";
import type { SigningKey } from "../identity-provider/self-signed.ts";
import { demoSigningKeyIn } from "../identity-provider/signing-key.ts";
import { demoCenterOf } from "../demo/demo-center.ts";
import { seedDemoWebhook } from "../demo/demo-webhook.ts";
import { PaperStore } from "../demo/save-papers.ts";
import { readCurrentTraffic } from "../log/read-current-traffic.ts";
import { readAccountCenter } from "../log/account-center.ts";
import { createPlatform, type Platform } from "./platform.ts";
import type { PlatformOptions } from "./options.ts";
import { DEMO_ACCOUNT } from "../seed/demo-account.ts";
import { demoContacts } from "../seed/demo-contacts.ts";
import { demoNotifications } from "../seed/demo-notifications.ts";
import { demoCalendars } from "../seed/demo-calendars.ts";
import { DEMO_INTEGRATIONS } from "../seed/demo-integrations.ts";
import { rebuildReadModels } from "../read-models/rebuild-read-models.ts";
import { reindexRecords } from "../resources/reindex-records.ts";
import { RESOURCES } from "../resources/described.ts";
import { activateAgents, isDemoPasswordInUse, seedDemo, seedStatusLimits } from "../seed/seed-demo.ts";
import { seedForms } from "../seed/seed-forms.ts";
import { seedDemoFiles } from "../seed/seed-demo-files.ts";
import { startHistory } from "../demo/start-history.ts";
import { seedRecords } from "../seed/seed-records.ts";
import { isLocalOnly, isLocalhostName } from "../http/site-origin.ts";
import { StartRefused } from "../process/start-refused.ts";
import { reasonOf, startTraffic } from "../traffic/conductor.ts";
import { chosenRecording, type Recording } from "../traffic/open-recording.ts";

export interface Started {
  readonly address: string;
  readonly apiKeyFile: string;
  /** True if the key in `apiKeyFile` is valid for this database. */
  readonly isApiKeyKnown: boolean;
  /** Finishes running work and releases all resources. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly consoleFolder: string;
  readonly logger: PlatformOptions["logger"];
  /** Script of the thread that simulates the history of the demo; without it, this thread does. */
  readonly historyWorker?: URL;
}

/**
 * Starts a platform: opens its data and keys, creates the demo account in an empty database, and starts the
 * traffic. If a step fails, releases everything that was opened.
 */
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

async function startStepwise(
  { config, consoleFolder, logger, historyWorker }: StartOptions,
  undo: (() => Promise<void> | void)[],
): Promise<Omit<Started, "stop">> {
  const { dataDir } = config;
  undo.push(openDataFolder(dataDir, config.databaseUrl === null));
  const accessKey = accessKeyIn(dataDir);
  const hasPages = hasConsole(consoleFolder);
  // If the folder is not writable, the console is served uncompressed.
  const compressing = hasPages ? precompress(consoleFolder).catch(() => undefined) : undefined;
  const database = await openDatabase(config);
  undo.push(() => database.close());
  const isNew = await prepare(database, config);
  const vault = new Vault(vaultKeysIn(dataDir));
  if (isNew) await seedDemoFiles(database.db, new FileStore(filesFolder(dataDir)), Date.now());
  if (isNew) await seedDemoWebhook(database.db, vault, Date.now());
  const apiKeyFile = join(dataDir, "api-key");
  const isApiKeyKnown = await keepFirstKey(database.db, apiKeyFile, {
    account: DEMO_ACCOUNT.id,
    isNew,
    now: Date.now(),
  });
  await compressing;
  const demoProvider = await demoProviderOf(database, config);
  const platform = await createPlatform({
    database,
    accessKey,
    vault,
    identityKey: identityKeyIn(dataDir),
    config,
    demoProvider,
    consoleFolder: hasPages ? consoleFolder : null,
    filesFolder: filesFolder(dataDir),
    logger,
  });
  undo.push(() => platform.close());
  const recording = await recordingOf(platform, config);
  undo.push(async () => void (await recording?.events.return?.()));
  const address = await listen(platform, config);
  await keepDemoSettings(
    database.db,
    demoProvider && { site: config.publicUrl?.origin ?? address, cert: demoProvider.cert },
    Date.now(),
  );
  undo.push(
    startMaintenance(database, (error) => platform.app.log.warn({ reason: String(error) }, "upkeep failed")),
  );
  const papers = new PaperStore(DEMO_ACCOUNT.id, new FileStore(filesFolder(dataDir)));
  const traffic = startTrafficOf(platform, database, { config, papers, recording });
  undo.push(() => traffic.stop());
  if (config.traffic.kind === "demo") {
    const history = startHistory({
      db: database.db,
      account: DEMO_ACCOUNT.id,
      days: config.demoDays,
      center: () => readAccountCenter(database.db, DEMO_ACCOUNT.id),
      papers,
      worker: historyWorker ?? null,
      log: loggerOf(platform),
    });
    undo.push(() => history.stop());
  }
  return { address, apiKeyFile, isApiKeyKnown };
}

function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> | Database {
  if (databaseUrl === null) return openPglite({ folder: databaseFolder(dataDir) });
  // Later connection errors are reported by the requests that use the database.
  return openPostgres(databaseUrl, () => undefined);
}

/**
 * Migrates the database, and fills it with the demo account if it is empty. Returns true if it was empty.
 * Throws `StartRefused` if PostgreSQL cannot be used, or if other machines could sign in with the demo
 * password.
 */
async function prepare({ db, kind }: Database, config: Config): Promise<boolean> {
  try {
    await (config.databaseUrl === null ? migrate(db) : migratePostgres(config.databaseUrl));
  } catch (error) {
    if (kind === "postgresql")
      throw StartRefused.becauseOf(
        "The database that DATABASE_URL names cannot be used",
        error,
        "Start it, or correct DATABASE_URL.",
      );
    throw error;
  }
  await reindexRecords(db, RESOURCES);
  await rebuildReadModels(db);
  const now = Date.now();
  const isNew = await seedDemo(db, now);
  if (isNew) await seedRecords(db, DEMO_ACCOUNT.id, [...demoCalendars(now), ...DEMO_INTEGRATIONS], now);
  if (isNew) await seedRecords(db, DEMO_ACCOUNT.id, [...demoContacts(), ...demoNotifications(now)], now);
  if (isNew) await seedForms(db, now);
  if (isNew) await seedStatusLimits(db);
  if (isNew) await activateAgents(db);
  if (config.isDemo || isLocalOnly(config) || !(await isDemoPasswordInUse(db))) return isNew;
  throw new StartRefused(
    `${openBy(config)}, so the platform may be publicly reachable, but its demo users still have the default password. Change these passwords, or set DEMO=1 to allow them.`,
  );
}

/** Returns a clause with the setting that makes the platform reachable from outside, and its value. */
function openBy({ host, publicUrl, trustedProxies }: Config): string {
  if (!isLocalhostName(host)) return `HOST is ${host}`;
  return publicUrl && !isLocalhostName(publicUrl.hostname)
    ? `PUBLIC_URL is ${publicUrl.origin}`
    : `TRUSTED_PROXIES names ${trustedProxies.join(", ")}`;
}

/**
 * Returns the key of the demo identity provider; null if the provider is not served, because the demo
 * password is no longer used or not allowed.
 */
async function demoProviderOf({ db }: Database, config: Config): Promise<SigningKey | null> {
  const isServed = (config.isDemo || isLocalOnly(config)) && (await isDemoPasswordInUse(db));
  return isServed ? demoSigningKeyIn(config.dataDir, Date.now()) : null;
}

async function listen(platform: Platform, { port, host }: Config): Promise<string> {
  try {
    return await platform.listen(port, host);
  } catch (error) {
    throw StartRefused.becauseOf(
      `Switchboard cannot listen on ${host}, port ${port}`,
      error,
      "Stop the program that uses this port, or set another PORT or HOST.",
    );
  }
}

async function recordingOf({ app }: Platform, { traffic }: Config): Promise<Recording | null> {
  try {
    return await chosenRecording(traffic, (message) => app.log.warn(message));
  } catch (error) {
    const file = traffic.kind === "recording" ? traffic.file : traffic.kind;
    throw StartRefused.becauseOf(
      `TRAFFIC names ${file}, which cannot be played`,
      new Error(reasonOf(error), { cause: error }),
      "Correct TRAFFIC, or leave it out for the demo.",
    );
  }
}

function startTrafficOf(
  platform: Platform,
  { db }: Database,
  {
    config: { traffic },
    papers,
    recording,
  }: { readonly config: Config; readonly papers: PaperStore; readonly recording: Recording | null },
): ReturnType<typeof startTraffic> {
  return startTraffic({
    choice: traffic,
    recording,
    feed: platform.feedFor(DEMO_ACCOUNT.id),
    ask: () => readCurrentTraffic(db, DEMO_ACCOUNT.id, Date.now(), DELAYS.lease),
    keeper: {
      save: (rows) => db.transaction().execute((trx) => papers.save(trx, rows)),
      forget: (time) => papers.forget(db, time),
    },
    center: async () => demoCenterOf(await readAccountCenter(db, DEMO_ACCOUNT.id)),
    log: loggerOf(platform),
  });
}

const loggerOf = ({ app: { log } }: Platform) => ({
  info: (message: string) => log.info(message),
  warn: (message: string) => log.warn(message),
});
