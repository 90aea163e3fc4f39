import type { Kysely } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Privilege } from "../../openapi/generated/console.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import type { KeyCaller } from "./caller.ts";
import { permissionsOf } from "./permissions.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const PREFIX_LENGTH = 8;
/** Interval (ms) for storing the last use, to limit writes of busy keys. */
const USE_KEPT_EVERY = 60_000;

/** A key to be made. */
export interface NewKey {
  readonly name: string;
  readonly privilege: Privilege;
  readonly now: number;
  /** Creator; the platform by default. */
  readonly by?: string;
  /** The key, where there is one to take over. */
  readonly key?: string;
}

/** Makes an API key; the key itself is in the answer and nowhere else. */
export async function createApiKey(
  db: Queries,
  account: string,
  { name, privilege, now, by, key = `sk_${newSecret()}` }: NewKey,
): Promise<{ readonly id: string; readonly key: string }> {
  const id = newId(now);
  await db
    .insertInto("api_keys")
    .values({
      id,
      account,
      name,
      prefix: key.slice(0, PREFIX_LENGTH),
      key_hash: hashSecret(key),
      privilege,
      created_by: by ?? null,
      search: searchKey([name]),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id, key };
}

/** Returns the caller of an API key and records its use. */
export async function callerOfKey(db: Kysely<Tables>, key: string, now: number): Promise<KeyCaller | null> {
  const row = await db
    .selectFrom("api_keys")
    .innerJoin("accounts", "accounts.id", "api_keys.account")
    .leftJoin("privileges", (join) =>
      join
        .onRef("privileges.account", "=", "api_keys.account")
        .onRef("privileges.name", "=", "api_keys.privilege"),
    )
    .select([
      "api_keys.id",
      "api_keys.account",
      "api_keys.privilege",
      "api_keys.used_at",
      "privileges.permissions",
    ])
    .where("api_keys.key_hash", "=", hashSecret(key))
    .where("accounts.subscribed", "=", true)
    .executeTakeFirst();
  if (!row) return null;
  if (row.used_at === null || Math.abs(now - row.used_at) >= USE_KEPT_EVERY)
    await db.updateTable("api_keys").set({ used_at: now }).where("id", "=", row.id).execute();
  return {
    account: row.account,
    privilege: row.privilege,
    permissions: permissionsOf(row.privilege, row.permissions, false),
    key: row.id,
  };
}

/** Returns true for a valid key. */
export async function isKnownKey(db: Kysely<Tables>, key: string): Promise<boolean> {
  return (
    (await db
      .selectFrom("api_keys")
      .select("id")
      .where("key_hash", "=", hashSecret(key))
      .executeTakeFirst()) !== undefined
  );
}
