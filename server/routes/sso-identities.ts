import type { Kysely } from "kysely";
import type { SessionCaller } from "../auth/caller.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Tables } from "../database/schema.ts";
import { Problem } from "../kit/problem.ts";
import { appendAudit } from "../log/append-audit.ts";
import { lockAccountFor } from "../people/account-turn.ts";

interface IdentityServices {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/** Names by which identity providers identify users. */
export const ssoIdentityRoutes = (
  services: IdentityServices,
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

/**
 * Deletes the names by which identity providers identify a user, and ends the user's pending sign-ins. Throws
 * a problem if there are no such names.
 */
export function forgetIdentity(
  { db, sessions, now }: IdentityServices,
  requester: SessionCaller,
  user: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { account, user: by } = await lockAccountFor(trx, sessions, requester, "forgetSsoIdentity");
    // Serializes with sign-ins of this user.
    await trx
      .selectFrom("users")
      .select("id")
      .where("account", "=", account)
      .where("id", "=", user)
      .forNoKeyUpdate()
      .execute();
    const removed = await trx
      .deleteFrom("sso_identities")
      .where("account", "=", account)
      .where("user_id", "=", user)
      .returning(["issuer", "name_id"])
      .execute();
    if (removed.length === 0) throw new Problem("not-found");
    await trx
      .deleteFrom("login_claims")
      .where("account", "=", account)
      .where("user_id", "=", user)
      .where("expires_at", ">", now())
      .execute();
    await appendAudit(
      trx,
      {
        account,
        type: "sso-identity-removed",
        subject: `user/${user}`,
        data: { by, before: { names: removed } },
      },
      now(),
    );
  });
}
