import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import { forgetIdentity, type Forgetting } from "./forget-identity.ts";

/** Names of users at identity providers. */
export const ssoIdentityRoutes = (
  services: Forgetting,
): Handlers<"listSsoIdentities" | "forgetSsoIdentity"> => ({
  listSsoIdentities: async ({ caller, path, query: { $limit: limit = 10, $skip: skip = 0 } }) => {
    if (path.id !== caller.account) throw new Problem("not-found");
    const all = services.db
      .selectFrom("sso_identities")
      .innerJoin("users", (join) =>
        join
          .onRef("users.account", "=", "sso_identities.account")
          .onRef("users.id", "=", "sso_identities.user_id"),
      )
      .where("sso_identities.account", "=", caller.account);
    const { total } = await all
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const rows = await all
      .select(["user_id", "firstname", "lastname", "issuer", "name_id", "sso_identities.created_at"])
      .orderBy("sso_identities.created_at", "desc")
      .orderBy("user_id")
      .limit(limit)
      .offset(skip)
      .execute();
    const data = rows.map((row) => ({
      user: { _id: row.user_id, name: `${row.firstname} ${row.lastname}`.trim() },
      issuer: row.issuer,
      nameId: row.name_id,
      createdAt: new Date(row.created_at).toISOString(),
    }));
    return { body: { total, skip, limit, data } };
  },
  forgetSsoIdentity: async ({ caller, path }) => {
    if (path.id !== caller.account) throw new Problem("not-found");
    await forgetIdentity(services, caller, path.user);
    return { body: undefined };
  },
});
