import type { Queries } from "../database/schema.ts";

/**
 * Ends everything that was started with a previous password or email address: reset requests, links, grants,
 * and logins that wait to be claimed.
 */
export async function endPendingAccess(
  db: Queries,
  { account, user }: { readonly account: string; readonly user: string },
  now: number,
): Promise<void> {
  await db
    .updateTable("password_resets")
    .set({ ended_at: now })
    .where("account", "=", account)
    .where("user_id", "=", user)
    .where("ended_at", "is", null)
    .execute();
  await db.deleteFrom("login_claims").where("account", "=", account).where("user_id", "=", user).execute();
}
