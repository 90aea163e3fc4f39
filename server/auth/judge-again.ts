import type { Transaction } from "kysely";
import type { OperationId } from "../contract/operations.ts";
import type { Tables } from "../database/schema.ts";
import type { SessionCaller } from "./caller.ts";
import { judge } from "./judge.ts";
import { PERMISSIONS } from "./permissions.ts";
import type { Sessions } from "./sessions.ts";

/** What it takes to judge somebody. */
export type Judges = Pick<Sessions, "stillSignedIn" | "isFresh">;

/**
 * Whoever asked, as they are now that the transaction does it: they may have waited for others, and be signed
 * out, demoted or kept out meanwhile. Whoever would change that waits until the transaction is over. To be
 * asked once what it waits for is held; what the caller may do is then to be judged by what this gives.
 */
export async function judgeAgain(
  trx: Transaction<Tables>,
  sessions: Judges,
  asked: SessionCaller,
  operation: OperationId,
): Promise<SessionCaller> {
  const caller = { ...(await sessions.stillSignedIn(trx, asked)), address: asked.address };
  await judge({ db: trx, sessions }, caller, PERMISSIONS[operation]);
  return caller;
}
