import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "../../server/database/migrate.ts";
import { openPglite } from "../../server/database/pglite-database.ts";
import { keepRows } from "./pristine.ts";
import { sources } from "./sources.ts";
import { seedTestAccounts } from "./test-accounts.ts";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/switchboard", import.meta.url));

/** Makes the template before the workers start: each of them would take eight seconds to make its own. */
export async function setup(): Promise<void> {
  await pgliteTemplate();
}

/**
 * Returns a dump of a migrated PGlite with the tests' accounts. It is made once for the sources that it
 * depends on.
 */
export async function pgliteTemplate(): Promise<Blob> {
  const made = [...sources()].filter(([path]) =>
    /^server\/(auth|database|log|read-models|seed)\/|^tests\/support\/(test-accounts|pristine)/.test(path),
  );
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
  for (const old of readdirSync(CACHE))
    if (/^template-\w+\.tar$/.test(old) && old !== name) rmSync(join(CACHE, old), { force: true });
}
