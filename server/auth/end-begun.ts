import type { Queries } from "../database/schema.ts";

/**
 * Ends what somebody began with a password or an e-mail that is theirs no longer: requests, links and grants
 * for a new password, and logins that wait to be claimed. Whoever holds one of these comes in by it no more.
 */
export async function endBegun(
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
