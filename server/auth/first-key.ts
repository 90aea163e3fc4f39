import { existsSync, readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import { writeSecretFile } from "../process/secret-file.ts";
import { createApiKey, isKnownKey, type NewKey } from "./api-keys.ts";

/** Of whom the key is, and whether the database was made just now. */
export interface FirstKeyOptions {
  readonly account: string;
  readonly isNew: boolean;
  readonly now: number;
}

/**
 * Keeps the account's first API key in a file, made where there is none. A database that was made just now
 * takes over the key that is there, so that whoever feeds with it goes on. False where the file holds one
 * that this database does not know: it may have been revoked, and is never made good again.
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
 * Makes a key, and keeps it only with its file: where another node made that one first, or nobody can, the
 * key would be one that nobody knows.
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
