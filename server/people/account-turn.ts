import type { Selectable, Transaction } from "kysely";
import type { SessionCaller } from "../auth/caller.ts";
import { type AuthorizationServices, reauthorize } from "../auth/reauthorize.ts";
import type { OperationId } from "../contract/operations.ts";
import type { Tables } from "../database/schema.ts";
import { FloorLog } from "../log/floor-log.ts";
import type { PeopleServices } from "./people.ts";

/** The locked account and its floor log, for a transaction that changes people. */
export interface LockedAccount {
  readonly trx: Transaction<Tables>;
  readonly account: string;
  /** The stored row. */
  readonly row: Selectable<Tables["accounts"]>;
  readonly floor: FloorLog;
  /**
   * The caller, authorized again after waiting for the lock: they may have been demoted or signed out in the
   * meantime.
   */
  readonly caller: SessionCaller;
}

/**
 * Locks the account until the end of the transaction. Foreign key checks remain possible: a feed needs them
 * while it holds the floor log.
 */
export const lockAccount = (trx: Transaction<Tables>, account: string) =>
  trx.selectFrom("accounts").selectAll().where("id", "=", account).forNoKeyUpdate().executeTakeFirstOrThrow();

/**
 * Locks the account, so that changes of people and permissions run one after another, and returns the caller
 * authorized again. Throws a problem.
 */
export async function lockAccountFor(
  trx: Transaction<Tables>,
  sessions: AuthorizationServices,
  asked: SessionCaller,
  operation: OperationId,
): Promise<SessionCaller> {
  await lockAccount(trx, asked.account);
  return reauthorize(trx, sessions, asked, operation);
}

/**
 * Locks the account, so that counts of its people and its principal administrator stay correct until the end
 * of the transaction. Authorize by the returned caller.
 */
export async function lockAccountForPeople(
  trx: Transaction<Tables>,
  { sessions, floorTimes }: Pick<PeopleServices, "sessions" | "floorTimes">,
  asked: SessionCaller,
  operation: OperationId,
): Promise<LockedAccount> {
  const { account } = asked;
  const row = await lockAccount(trx, account);
  const floor = await FloorLog.hold(trx, account, floorTimes());
  return { trx, account, row, floor, caller: await reauthorize(trx, sessions, asked, operation) };
}
