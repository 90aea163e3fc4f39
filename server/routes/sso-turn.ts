import type { Transaction } from "kysely";
import { may, type SessionCaller } from "../auth/caller.ts";
import type { Sessions } from "../auth/sessions.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";

/**
 * Waits for the account, so that two do not change at once how its people are let in, and judges whoever asked by what
 * they are when their turn comes: they may have handed over meanwhile, or been signed out. Throws a problem. Keys that
 * refer to the account may be checked meanwhile: who writes a mail may hold the audit.
 */
export async function takeSsoTurn(trx: Transaction<Tables>, sessions: Sessions, asked: SessionCaller): Promise<SessionCaller> {
  await trx.selectFrom("accounts").select("id").where("id", "=", asked.account).forNoKeyUpdate().executeTakeFirstOrThrow();
  const caller = await sessions.stillSignedIn(trx, asked);
  if (!may(caller, "sso.write")) throw new Problem("forbidden");
  if (!sessions.isFresh(caller)) throw new Problem("proof-needed");
  return caller;
}
