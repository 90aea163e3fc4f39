import type { Kysely, Transaction } from "kysely";
import type { Sessions } from "../auth/sessions.ts";
import type { Tables } from "../database/schema.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import type { Notices } from "../mail/notices.ts";

/** What it takes to change the people of an account. */
export interface PeopleServices {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly activation: Activation;
  readonly notices: Notices;
  /** The wall clock, ms. */
  readonly now: () => number;
  /** The clocks of what is said on the floor. */
  readonly floorTimes: () => FloorTimes;
}

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
