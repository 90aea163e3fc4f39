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
 * Authorizes the caller again within a transaction, because the caller may have been signed out, demoted or
 * blocked while the transaction waited for locks. Later changes of the caller wait until the transaction
 * ends. Call this after the other locks, and use the returned caller.
 */
export async function reauthorize(
  trx: Transaction<Tables>,
  sessions: AuthorizationServices,
  requester: SessionCaller,
  operation: OperationId,
): Promise<SessionCaller> {
  const caller = { ...(await sessions.stillSignedIn(trx, requester)), address: requester.address };
  await authorize({ db: trx, sessions }, caller, PERMISSIONS[operation]);
  return caller;
}
