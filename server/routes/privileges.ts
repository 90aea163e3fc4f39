import type { Language, PermissionRow } from "../../openapi/generated/console.ts";
import type { Caller } from "../auth/caller.ts";
import { PERMISSIONS, PRINCIPAL, PRIVILEGES, type Requirement } from "../auth/permissions.ts";
import { readOperations } from "../contract/operations.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import type { PeopleServices } from "../people/people.ts";
import { readPrivileges } from "../people/privilege-record.ts";
import { privilegesAsked } from "../people/privileges-asked.ts";
import { changePrivilege, createPrivilege, removePrivilege } from "../people/write-privilege.ts";
import { etagOf } from "../kit/version.ts";

type Served =
  | "listPrivileges"
  | "readPrivilege"
  | "createPrivilege"
  | "changePrivilege"
  | "removePrivilege"
  | "listPermissions";

/** Privileges of an account and their permissions. */
export const privilegeRoutes = (services: PeopleServices): Handlers<Served> => ({
  listPrivileges: async ({ caller, query: { $limit: limit = 10, $skip: skip = 0, ...filter } }) => {
    const all = await readPrivileges(services.db, caller.account, caller);
    const matching = privilegesAsked(all, filter, await languageOf(services.db, caller));
    return { body: { total: matching.length, skip, limit, data: matching.slice(skip, skip + limit) } };
  },
  readPrivilege: async ({ caller, path }) => {
    const privilege = (await readPrivileges(services.db, caller.account, caller)).find(
      ({ _id }) => _id === path.id,
    );
    if (!privilege) throw new Problem("not-found");
    return { body: privilege, headers: etagOf(privilege) };
  },
  createPrivilege: async ({ caller, body }) => {
    const privilege = await createPrivilege(services, caller, body);
    return { body: privilege, headers: etagOf(privilege) };
  },
  changePrivilege: async ({ caller, path, header, body }) => {
    const privilege = await changePrivilege(services, caller, {
      id: path.id,
      ifMatch: header["If-Match"],
      change: body,
    });
    return { body: privilege, headers: etagOf(privilege) };
  },
  removePrivilege: async ({ caller, path, header }) => {
    await removePrivilege(services, caller, path.id, header["If-Match"]);
    return { body: undefined };
  },
  listPermissions: ({ query: { $limit: limit = 10, $skip: skip = 0 } }) => {
    const table = permissionTable();
    return Promise.resolve({
      body: { total: table.length, skip, limit, data: table.slice(skip, skip + limit) },
    });
  },
});

/** Returns the language for names of default privileges: the user's, otherwise the account's. */
async function languageOf(db: Queries, caller: Caller): Promise<Language> {
  const { language } = await db
    .selectFrom("accounts")
    .select("language")
    .where("id", "=", caller.account)
    .executeTakeFirstOrThrow();
  if (!("user" in caller)) return language;
  const person = await db
    .selectFrom("users")
    .select("lang")
    .where("account", "=", caller.account)
    .where("id", "=", caller.user)
    .executeTakeFirst();
  return person?.lang ?? language;
}

/** Returns the permission table in the form shown to users: one row per operation of the contract. */
export const permissionTable = (): PermissionRow[] =>
  readOperations().map(({ id, method, path }) => {
    const { permission, fresh, keys, feature }: Requirement = (
      PERMISSIONS as Readonly<Record<string, Requirement>>
    )[id] ?? { permission: "public" }; // operations without a row are never served
    return {
      operation: id,
      method: method.toUpperCase(),
      path,
      permission,
      fresh: fresh ?? false,
      feature: feature ?? null,
      keys: keys ?? false,
      privileges: holdersOf(permission),
    };
  });

/** Returns the default privileges that have a permission, and `principal` for the principal administrator. */
function holdersOf(permission: Requirement["permission"]): PermissionRow["privileges"] {
  const names = ["admin", "supervisor", "recording-reviewer", "agent-recording", "agent"] as const;
  const holders = names.filter(
    (name) => permission === "public" || permission === "signed-in" || PRIVILEGES[name].has(permission),
  );
  return holders.length > 0 || PRINCIPAL.some((own) => own === permission) ? ["principal", ...holders] : [];
}
