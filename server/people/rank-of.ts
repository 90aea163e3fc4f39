import type { Queries } from "../database/schema.ts";
import { isDefaultPrivilege, LEVELS, permissionsOf } from "../auth/permissions.ts";
import type { Rank } from "../auth/ranks.ts";

/** Returns the rank of a privilege; null if it does not exist. */
export async function rankOf(db: Queries, account: string, privilege: string): Promise<Rank | null> {
  if (isDefaultPrivilege(privilege))
    return { level: LEVELS[privilege], permissions: permissionsOf(privilege, null, false) };
  const custom = await db
    .selectFrom("privileges")
    .select(["level", "permissions"])
    .where("account", "=", account)
    .where("name", "=", privilege)
    .executeTakeFirst();
  return custom
    ? { level: custom.level, permissions: permissionsOf(privilege, custom.permissions, false) }
    : null;
}
