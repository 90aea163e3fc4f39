import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { openPglite } from "../../server/database/pglite-database.ts";
import { openPostgres } from "../../server/database/postgres-database.ts";
import { BUFFERS, pooledPglite } from "./pglite-pool.ts";
import { copyOf, pooledPostgres } from "./postgres-pool.ts";
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
  const shape = inject("postgresShape");
  if (url !== undefined && shape !== undefined && folder === undefined) return pooledPostgres(url, shape);
  if (url === undefined && folder === undefined) return pooledPglite(pgliteTemplate);
  if (url === undefined) return openPglite({ buffers: BUFFERS, folder, ...(!isUsed(folder) && { template: await pgliteTemplate() }) });
  const copy = copies.get(folder ?? "") ?? (await copyOf(url, "template"));
  if (folder !== undefined) copies.set(folder, copy);
  return openPostgres(copy, () => undefined);
}

/** The URL of a PostgreSQL database with the tests' accounts, or of an empty one. */
export async function testDatabaseUrl(template: "template" | "empty" = "template"): Promise<string> {
  const url = inject("postgresUrl");
  if (url === undefined) throw new Error("This run has no PostgreSQL.");
  return copyOf(url, template === "empty" ? "template0" : template);
}

const isUsed = (folder: string | undefined) => folder !== undefined && existsSync(join(folder, "PG_VERSION"));

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
