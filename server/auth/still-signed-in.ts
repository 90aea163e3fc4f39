import type { Queries } from "../database/database.ts";
import { Problem } from "../contract/problem.ts";
import type { SessionCaller } from "./caller.ts";

/**
 * Ends a request whose session was ended while it waited, and keeps the session from ending before the transaction does.
 * To be asked once the account's turn is held: whoever ends sessions holds it too.
 */
export async function mustStillBeSignedIn(trx: Queries, { account, user, session }: SessionCaller): Promise<void> {
  const row = await trx.selectFrom("sessions").select("id").where("account", "=", account).where("user_id", "=", user).where("id", "=", session).where("ended_at", "is", null).forShare().executeTakeFirst();
  if (!row) throw new Problem("unauthorized");
}
