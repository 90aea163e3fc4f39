import type { Selectable, Transaction } from "kysely";
import type { SessionCaller } from "../auth/caller.ts";
import { type Judges, judgeAgain } from "../auth/judge-again.ts";
import type { OperationId } from "../contract/operations.ts";
import type { Tables } from "../database/schema.ts";
import { FloorLog } from "../log/floor-log.ts";
import type { PeopleServices } from "./people.ts";

/**
 * The account while it is one transaction's turn to change its people, and the log of its floor, which hears
 * of agents.
 */
export interface AccountTurn {
  readonly trx: Transaction<Tables>;
  readonly account: string;
  /** As it is kept. */
  readonly row: Selectable<Tables["accounts"]>;
  readonly floor: FloorLog;
  /**
   * Whoever asked for the turn, as they are when it comes: they may have waited for it, and be demoted or
   * signed out meanwhile.
   */
  readonly caller: SessionCaller;
}

/**
 * Holds the account until the end of the transaction. Keys that refer to it may be checked meanwhile: a feed
 * does so while it holds the floor.
 */
export const holdAccount = (trx: Transaction<Tables>, account: string) =>
  trx.selectFrom("accounts").selectAll().where("id", "=", account).forNoKeyUpdate().executeTakeFirstOrThrow();

/**
 * Holds the account, so that two do not change at once who gets in and what they may do; gives whoever asked
 * as they are by then. Throws a problem.
 */
export async function holdAccountFor(
  trx: Transaction<Tables>,
  sessions: Judges,
  asked: SessionCaller,
  operation: OperationId,
): Promise<SessionCaller> {
  await holdAccount(trx, asked.account);
  return judgeAgain(trx, sessions, asked, operation);
}

/**
 * Waits for the account, so that whoever counts its people or looks at who is the principal is right until
 * the end of the transaction. What the caller may do is to be judged by the caller of the turn.
 */
export async function takeTurn(
  trx: Transaction<Tables>,
  { sessions, floorTimes }: Pick<PeopleServices, "sessions" | "floorTimes">,
  asked: SessionCaller,
  operation: OperationId,
): Promise<AccountTurn> {
  const { account } = asked;
  const row = await holdAccount(trx, account);
  const floor = await FloorLog.hold(trx, account, floorTimes());
  return { trx, account, row, floor, caller: await judgeAgain(trx, sessions, asked, operation) };
}
