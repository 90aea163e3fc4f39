import type { Queries } from "../database/schema.ts";

/**
 * Ends everything that a user started with the previous password or email address and has not finished:
 * password resets and activations with their PINs, links and grants, and single sign-ons without a session.
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
