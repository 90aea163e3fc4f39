import { existsSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { openPglite } from "../../server/database/pglite-database.ts";
import { openPostgres } from "../../server/database/postgres-database.ts";
import { BUFFERS, pooledPglite } from "./pglite-pool.ts";
import { pgliteTemplate } from "./pglite-template.ts";
import { copyOf, pooledPostgres } from "./postgres-pool.ts";

/** Which database of PostgreSQL stands for which folder. */
const copies = new Map<string, string>();

/**
 * A database with the tests' accounts: of PostgreSQL in its own project, else of PGlite. What `folder` names
 * is kept when it is closed, and opened again.
 */
export async function testDatabase(folder?: string): Promise<Database> {
  const url = inject("postgresUrl");
  const shape = inject("postgresShape");
  if (url !== undefined && shape !== undefined && folder === undefined) return pooledPostgres(url, shape);
  if (url === undefined && folder === undefined) return pooledPglite(pgliteTemplate);
  if (url === undefined)
    return openPglite({
      buffers: BUFFERS,
      folder,
      ...(!isUsed(folder) && { template: await pgliteTemplate() }),
    });
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
