import type { Transaction } from "kysely";
import type { OperationId } from "../contract/operations.ts";
import type { Tables } from "../database/schema.ts";
import type { SessionCaller } from "./caller.ts";
import { authorize } from "./authorize.ts";
import { PERMISSIONS } from "./permissions.ts";
import type { Sessions } from "./sessions.ts";

/** Services needed to authorize a caller. */
export type AuthorizationServices = Pick<Sessions, "stillSignedIn" | "isFresh">;

/**
 * Authorizes the caller again within a transaction: while waiting for locks they may have been signed out,
 * demoted or blocked. Changes of that wait for the transaction. Call it after locking, and authorize by the
 * returned caller.
 */
export async function reauthorize(
  trx: Transaction<Tables>,
  sessions: AuthorizationServices,
  asked: SessionCaller,
  operation: OperationId,
): Promise<SessionCaller> {
  const caller = { ...(await sessions.stillSignedIn(trx, asked)), address: asked.address };
  await authorize({ db: trx, sessions }, caller, PERMISSIONS[operation]);
  return caller;
}
