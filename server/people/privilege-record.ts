import type { DefaultPrivilege, PrivilegeRecord } from "../../openapi/generated/console.ts";
import { type Caller, may } from "../auth/caller.ts";
import { LEVELS, PRIVILEGES } from "../auth/permissions.ts";
import type { Queries } from "../database/schema.ts";

/** Ids of the default privileges, which are the same in all accounts. */
const IDS: Readonly<Record<DefaultPrivilege, string>> = {
  admin: "65a0f0050000000000000001",
  supervisor: "65a0f0050000000000000002",
  "recording-reviewer": "65a0f0050000000000000003",
  "agent-recording": "65a0f0050000000000000004",
  agent: "65a0f0050000000000000005",
};

/**
 * Returns all privileges of an account, sorted by level from 1, the highest. Within a level, the default
 * privilege comes first.
 */
export async function readPrivileges(
  db: Queries,
  account: string,
  caller: Caller,
): Promise<PrivilegeRecord[]> {
  const rows = await db
    .selectFrom("privileges")
    .selectAll()
    .where("account", "=", account)
    .orderBy("id")
    .execute();
  const counts = await db
    .selectFrom("users")
    .select(["privilege", ({ fn }) => fn.countAll<number>().as("users")])
    .where("account", "=", account)
    .groupBy("privilege")
    .execute();
  const usersOf = (name: string) => counts.find(({ privilege }) => privilege === name)?.users ?? 0;
  // The object literal has no other keys.
  const defaults = (Object.keys(IDS) as DefaultPrivilege[]).map((name) => ({
    _id: IDS[name],
    name,
    label: null,
    level: LEVELS[name],
    default: true,
    permissions: [...PRIVILEGES[name]],
    users: usersOf(name),
    abilities: [],
  }));
  const mayWrite = "user" in caller && may(caller, "privileges.write");
  const own = rows.map((row): PrivilegeRecord => {
    const users = usersOf(row.name);
    return {
      _id: row.id,
      name: row.name,
      label: row.label,
      level: row.level,
      default: false,
      permissions: [...row.permissions],
      users,
      abilities: mayWrite ? (users > 0 ? ["edit"] : ["edit", "remove"]) : [],
      createdAt: new Date(row.created_at).toISOString(),
      updatedAt: new Date(row.updated_at).toISOString(),
      version: row.version,
    };
  });
  return [...defaults, ...own].sort((one, other) => one.level - other.level);
}
