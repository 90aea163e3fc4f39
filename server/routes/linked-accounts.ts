import type { Kysely } from "kysely";
import { linkedAccounts, switchAccount } from "../auth/linked-users.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Tables } from "../database/schema.ts";

/** Other accounts of the caller, such as a demo and its month of real calls. */
export const linkedAccountRoutes = (
  db: Kysely<Tables>,
  sessions: Sessions,
): Handlers<"listLinkedAccounts" | "switchAccount"> => ({
  listLinkedAccounts: async ({ caller }) => ({
    body: { data: (await linkedAccounts(db, caller)).map(({ _id, name }) => ({ _id, name })) },
  }),
  switchAccount: async ({ caller, path, address, agent }) => ({
    body: await switchAccount({ db, sessions }, caller, path.id, { address, agent }),
  }),
});
