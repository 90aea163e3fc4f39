import type { Kysely } from "kysely";
import type { Privilege } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../id.ts";
import type { KeyCaller } from "./caller.ts";
import { permissionsOf } from "./permissions.ts";
import { atRest, newSecret } from "./secrets.ts";

const PREFIX_LENGTH = 8;

/** Makes an API key, unless there is one to take over; the key itself is in the answer and nowhere else. */
export async function createApiKey(db: Kysely<Tables>, account: string, { name, privilege, now, key = `sk_${newSecret()}` }: { name: string; privilege: Privilege; now: number; key?: string }): Promise<string> {
  await db
    .insertInto("api_keys")
    .values({ id: newId(now), account, name, prefix: key.slice(0, PREFIX_LENGTH), key_hash: atRest(key), privilege, created_at: now })
    .execute();
  return key;
}

/** Who speaks with this API key. */
export async function callerOfKey(db: Kysely<Tables>, key: string): Promise<KeyCaller | null> {
  const row = await db
    .selectFrom("api_keys")
    .innerJoin("accounts", "accounts.id", "api_keys.account")
    .leftJoin("privileges", (join) => join.onRef("privileges.account", "=", "api_keys.account").onRef("privileges.name", "=", "api_keys.privilege"))
    .select(["api_keys.id", "api_keys.account", "api_keys.privilege", "privileges.permissions"])
    .where("api_keys.key_hash", "=", atRest(key))
    .where("accounts.subscribed", "=", true)
    .executeTakeFirst();
  return row ? { account: row.account, privilege: row.privilege, permissions: permissionsOf(row.privilege, row.permissions, false), key: row.id } : null;
}
