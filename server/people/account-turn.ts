import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { FloorLog, type FloorTimes } from "../log/floor-log.ts";

/** The account while it is one transaction's turn to change its people, and the log of its floor, which hears of agents. */
export interface AccountTurn {
  readonly trx: Transaction<Tables>;
  readonly account: string;
  readonly principal: string | null;
  readonly floor: FloorLog;
}

/**
 * Waits for the account, so that whoever counts its people or looks at who is the principal is right until the end of
 * the transaction. Keys that refer to the account may be checked meanwhile: a feed does so while it holds the floor.
 */
export async function takeTurn(trx: Transaction<Tables>, account: string, times: FloorTimes): Promise<AccountTurn> {
  const { principal } = await trx.selectFrom("accounts").select("principal").where("id", "=", account).forNoKeyUpdate().executeTakeFirstOrThrow();
  return { trx, account, principal, floor: await FloorLog.hold(trx, account, times) };
}
