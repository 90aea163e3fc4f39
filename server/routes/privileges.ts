import type { NumberFilter } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { PeopleServices } from "../people/people.ts";
import { readPrivileges } from "../people/privilege-record.ts";
import { changePrivilege, createPrivilege, removePrivilege } from "../people/write-privilege.ts";
import { permissionTable } from "../people/permission-table.ts";
import { etagOf } from "./etag.ts";

type Served = "listPrivileges" | "readPrivilege" | "createPrivilege" | "changePrivilege" | "removePrivilege" | "listPermissions";

/** What may one be in an account, and what does that come to? */
export const privilegeRoutes = (services: PeopleServices): Handlers<Served> => ({
  listPrivileges: async ({ caller, query: { $limit: limit = 10, $skip: skip = 0, level } }) => {
    const all = await readPrivileges(services.db, caller.account, caller);
    const asked = all.filter((privilege) => holds(level, privilege.level));
    return { body: { total: asked.length, skip, limit, data: asked.slice(skip, skip + limit) } };
  },
  readPrivilege: async ({ caller, path }) => {
    const privilege = (await readPrivileges(services.db, caller.account, caller)).find(({ _id }) => _id === path.id);
    if (!privilege) throw new Problem("not-found");
    return { body: privilege, headers: etagOf(privilege) };
  },
  createPrivilege: async ({ caller, body }) => {
    const privilege = await createPrivilege(services, caller, body);
    return { body: privilege, headers: etagOf(privilege) };
  },
  changePrivilege: async ({ caller, path, header, body }) => {
    const privilege = await changePrivilege(services, caller, { id: path.id, ifMatch: header["If-Match"], change: body });
    return { body: privilege, headers: etagOf(privilege) };
  },
  removePrivilege: async ({ caller, path, header }) => {
    await removePrivilege(services, caller, path.id, header["If-Match"]);
    return { body: undefined };
  },
  listPermissions: ({ query: { $limit: limit = 10, $skip: skip = 0 } }) => {
    const table = permissionTable();
    return Promise.resolve({ body: { total: table.length, skip, limit, data: table.slice(skip, skip + limit) } });
  },
});

/** Whether a number is what a filter asks for. The default privileges are in no database that could be asked. */
function holds(filter: NumberFilter | undefined, value: number): boolean {
  if (filter === undefined) return true;
  if (typeof filter === "number") return value === filter;
  const { $in, $ne, $gt = -Infinity, $gte = -Infinity, $lt = Infinity, $lte = Infinity } = filter;
  return ($in?.includes(value) ?? true) && value !== $ne && value > $gt && value >= $gte && value < $lt && value <= $lte;
}
