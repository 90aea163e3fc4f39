import type { Kysely } from "kysely";
import type { SessionCaller } from "../auth/caller.ts";
import type { Sessions } from "../auth/sessions.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { holdAccountFor } from "../people/account-turn.ts";

export interface Forgetting {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/**
 * Forgets by which names providers know a user, and ends the logins that these names have just earned. Throws
 * a problem.
 */
export function forgetIdentity(
  { db, sessions, now }: Forgetting,
  asked: SessionCaller,
  user: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { account, user: by } = await holdAccountFor(trx, sessions, asked, "forgetSsoIdentity");
    // Serializes with sign-ins by that name.
    await trx
      .selectFrom("users")
      .select("id")
      .where("account", "=", account)
      .where("id", "=", user)
      .forNoKeyUpdate()
      .execute();
    const gone = await trx
      .deleteFrom("sso_identities")
      .where("account", "=", account)
      .where("user_id", "=", user)
      .returning(["issuer", "name_id"])
      .execute();
    if (gone.length === 0) throw new Problem("not-found");
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
        data: { by, before: { names: gone } },
      },
      now(),
    );
  });
}
