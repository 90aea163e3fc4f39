import type { SessionCaller } from "../auth/caller.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import { RateLimit } from "../http/rate-limit.ts";
import { changeUser } from "../people/change-user.ts";
import { createUser } from "../people/create-user.ts";
import type { PeopleServices } from "../people/people.ts";
import { countImported, removeImported } from "../people/remove-imported.ts";
import { removeUser } from "../people/remove-user.ts";
import { listUsers } from "../people/user-list.ts";
import { readUser } from "../people/user-resource.ts";
import { readReferrers } from "../resources/referrers.ts";
import { etagOf } from "../kit/version.ts";

/** Maximum number of passwords that one caller can set per minute, for any users. Hashing is expensive. */
const PASSWORDS_A_MINUTE = 120;
const TOO_MANY = `At most ${PASSWORDS_A_MINUTE} passwords can be set within a minute.`;

/** Returns the key by which the limit counts. All sessions of the caller share it. */
const limitKey = ({ account, user }: SessionCaller): string => `${account}/${user}`;

/** Users of an account, and the removal of imported records. */
export const userRoutes = (
  services: PeopleServices,
  passwords = new RateLimit(services.now, PASSWORDS_A_MINUTE),
): Handlers<
  | "listUsers"
  | "readUser"
  | "createUser"
  | "changeUser"
  | "removeUser"
  | "readUserHolders"
  | "readImportedRecords"
  | "removeImportedRecords"
> => ({
  listUsers: async ({ caller, query }) => ({ body: await listUsers(services.db, caller, query) }),
  readUser: async ({ caller, path }) => {
    const user = await readUser(services.db, caller.account, path.id, ["account"], caller);
    if (!user) throw new Problem("not-found");
    return { body: user, headers: etagOf(user) };
  },
  createUser: async ({ caller, body }) => {
    if (body.password !== undefined) passwords.mustCount(limitKey(caller), "too-many-requests", TOO_MANY);
    const user = await createUser(services, caller, body);
    return { body: user, headers: etagOf(user) };
  },
  changeUser: async ({ caller, path, header, body }) => {
    if (body.password !== undefined) passwords.mustCount(limitKey(caller), "too-many-requests", TOO_MANY);
    const user = await changeUser(services, caller, {
      id: path.id,
      ifMatch: header["If-Match"],
      change: body,
    });
    return { body: user, headers: etagOf(user) };
  },
  removeUser: async ({ caller, path, header }) => {
    await removeUser(services, caller, { id: path.id, ifMatch: header["If-Match"] });
    return { body: undefined };
  },
  readUserHolders: async ({ caller, path }) => {
    if (!(await readUser(services.db, caller.account, path.id))) throw new Problem("not-found");
    return { body: await readReferrers(services.db, caller, "User", path.id) };
  },
  readImportedRecords: async ({ caller }) => ({ body: await countImported(services.db, caller) }),
  removeImportedRecords: async ({ caller }) => ({ body: await removeImported(services, caller) }),
});
