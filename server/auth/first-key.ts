import { existsSync, readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import { writeSecretFile } from "../process/secret-file.ts";
import { createApiKey, isKnownKey, type NewKey } from "./api-keys.ts";

/** Owner of the key, and whether the database is new. */
export interface FirstKeyOptions {
  readonly account: string;
  readonly isNew: boolean;
  readonly now: number;
}

/**
 * Stores the account's first API key in a file and creates it if missing. A new database adopts an existing
 * key, so that feeding systems continue to work. Returns false if the file contains a key that the database
 * does not know: it may have been revoked and is not restored.
 */
export async function keepFirstKey(
  db: Kysely<Tables>,
  file: string,
  { account, isNew, now }: FirstKeyOptions,
): Promise<boolean> {
  const first = { name: "First key", privilege: "admin", now } as const;
  if (!existsSync(file)) await makeKey(db, file, account, first);
  const kept = readFileSync(file, "utf8").trim();
  if (await isKnownKey(db, kept)) return true;
  if (isNew && /^sk_[\w-]{43}$/.test(kept)) {
    await createApiKey(db, account, { ...first, key: kept });
    return true;
  }
  return false;
}

/**
 * Creates a key and keeps it only if its file was written; otherwise, for example if another node was first,
 * the key would be unusable.
 */
async function makeKey(db: Kysely<Tables>, file: string, account: string, first: NewKey): Promise<void> {
  const { id, key } = await createApiKey(db, account, first);
  let isKept = false;
  try {
    isKept = writeSecretFile(file, `${key}\n`);
  } finally {
    if (!isKept) await db.deleteFrom("api_keys").where("id", "=", id).execute();
  }
}
