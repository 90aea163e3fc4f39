import { existsSync, readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import { writeSecretFile } from "../process/secret-file.ts";
import { createApiKey, isKnownKey, type NewKey } from "./api-keys.ts";

export interface FirstKeyOptions {
  readonly account: string;
  /** True if the database has just been created. */
  readonly isNew: boolean;
  /** Current time (ms). */
  readonly now: number;
}

/**
 * Ensures that a file contains the account's first API key. If the file is missing, creates the key and the
 * file. If the file exists and the database is new, adds the key to the database, so that systems that use
 * the key continue to work. Returns false if the database does not contain the key of the file: the key may
 * have been revoked, so it is not added again.
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
 * Creates a key and writes it to a file. Deletes the key if the file was not written, for example because
 * another node created the file first. Such a key could not be used, because the database has only its hash.
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
