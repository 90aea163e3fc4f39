import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { openPglite } from "../../server/database/pglite-database.ts";
import { openPostgres } from "../../server/database/postgres-database.ts";
import { BUFFERS, pooledPglite } from "./pglite-pool.ts";
import { keepRows } from "./pristine.ts";
import { sources } from "./sources.ts";
import { seedTestAccounts } from "./test-accounts.ts";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/switchboard", import.meta.url));

/** Which database of PostgreSQL stands for which folder. */
const copies = new Map<string, string>();

/**
 * A database with the tests' accounts: of PostgreSQL in its own project, else of PGlite. What `folder` names is kept
 * when it is closed, and opened again.
 */
export async function testDatabase(folder?: string): Promise<Database> {
  const url = inject("postgresUrl");
  if (url === undefined && folder === undefined) return pooledPglite(pgliteTemplate);
  if (url === undefined) return openPglite({ buffers: BUFFERS, folder, ...(!isUsed(folder) && { template: await pgliteTemplate() }) });
  const copy = copies.get(folder ?? "") ?? (await copyTemplate(url));
  if (folder !== undefined) copies.set(folder, copy);
  return openPostgres(copy, () => undefined);
}

/** The URL of a PostgreSQL database with the tests' accounts, or of an empty one. */
export async function testDatabaseUrl(template: "template" | "empty" = "template"): Promise<string> {
  const url = inject("postgresUrl");
  if (url === undefined) throw new Error("This run has no PostgreSQL.");
  return copyTemplate(url, template === "empty" ? "template0" : template);
}

const isUsed = (folder: string | undefined) => folder !== undefined && existsSync(join(folder, "PG_VERSION"));

async function copyTemplate(url: string, template = "template"): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: url.replace("{database}", "postgres") });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return url.replace("{database}", name);
}

/** A dump with everything in it, made once for what it is made from. */
async function pgliteTemplate(): Promise<Blob> {
  const made = [...sources()].filter(([path]) => /^server\/(auth|database|log|read-models|seed)\/|^tests\/support\/(test-accounts|pristine)/.test(path));
  const lock = readFileSync(new URL("../../package-lock.json", import.meta.url));
  const name = `template-${createHash("sha256").update(JSON.stringify(made)).update(lock).digest("hex").slice(0, 16)}.tar`;
  const path = join(CACHE, name);
  if (!existsSync(path)) await makeTemplate(path, name);
  return new Blob([readFileSync(path)]);
}

async function makeTemplate(path: string, name: string): Promise<void> {
  const database = await openPglite();
  await migrate(database.db);
  await seedTestAccounts(database.db);
  await keepRows(database.pglite);
  const dump = await database.pglite.dumpDataDir("none");
  await database.close();
  mkdirSync(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  for (const old of readdirSync(CACHE)) if (/^template-\w+\.tar$/.test(old) && old !== name) rmSync(join(CACHE, old), { force: true });
}
