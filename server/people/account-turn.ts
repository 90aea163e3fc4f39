import type { Selectable, Transaction } from "kysely";
import type { SessionCaller } from "../auth/caller.ts";
import { type AuthorizationServices, reauthorize } from "../auth/reauthorize.ts";
import type { OperationId } from "../contract/operations.ts";
import type { Tables } from "../database/schema.ts";
import { FloorLog } from "../log/floor-log.ts";
import type { PeopleServices } from "./people.ts";

/** The locked account and its floor log, in a transaction that changes users or permissions. */
export interface LockedAccount {
  readonly trx: Transaction<Tables>;
  readonly account: string;
  /** The account's row. */
  readonly row: Selectable<Tables["accounts"]>;
  readonly floor: FloorLog;
  /**
   * The caller, authorized again after waiting for the lock, because they may have been demoted or signed out
   * during the wait.
   */
  readonly caller: SessionCaller;
}

/**
 * Locks the account until the end of the transaction. Other transactions can still insert rows that reference
 * the account. A feed inserts such rows after locking the floor log: a stronger lock could cause a deadlock.
 */
export const lockAccount = (trx: Transaction<Tables>, account: string) =>
  trx.selectFrom("accounts").selectAll().where("id", "=", account).forNoKeyUpdate().executeTakeFirstOrThrow();

/**
 * Locks the account, so that changes of users and permissions run one after another. Returns the caller,
 * authorized again. Throws a problem if the caller is no longer authorized.
 */
export async function lockAccountFor(
  trx: Transaction<Tables>,
  sessions: AuthorizationServices,
  requester: SessionCaller,
  operation: OperationId,
): Promise<SessionCaller> {
  await lockAccount(trx, requester.account);
  return reauthorize(trx, sessions, requester, operation);
}

/**
 * Locks the account and its floor log. Until the end of the transaction, no other transaction can change the
 * number of users or the principal administrator. Check permissions with the returned caller.
 */
export async function lockAccountForPeople(
  trx: Transaction<Tables>,
  { sessions, floorTimes }: Pick<PeopleServices, "sessions" | "floorTimes">,
  requester: SessionCaller,
  operation: OperationId,
): Promise<LockedAccount> {
  const { account } = requester;
  const row = await lockAccount(trx, account);
  const floor = await FloorLog.hold(trx, account, floorTimes());
  return { trx, account, row, floor, caller: await reauthorize(trx, sessions, requester, operation) };
}
