import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/** Lets people choose their first password by a link that is sent to their e-mail. */
export interface Activation {
  /**
   * Invites a user who has an e-mail and no password, within the transaction that makes or changes them.
   * Returns what has to be called once it holds: it sends the mail.
   */
  readonly sendActivation: (
    trx: Transaction<Tables>,
    user: { readonly account: string; readonly id: string },
  ) => Promise<() => void>;
}
