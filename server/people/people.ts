import type { Kysely, Transaction } from "kysely";
import type { Sessions } from "../auth/sessions.ts";
import type { Tables } from "../database/schema.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import type { Notices } from "../mail/notices.ts";

/** Services for changing the users of an account. */
export interface PeopleServices {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly activation: Activation;
  readonly notices: Notices;
  /** The wall clock, ms. */
  readonly now: () => number;
  /** Returns the times for floor events. */
  readonly floorTimes: () => FloorTimes;
}

/** Lets users set their first password through an emailed link. */
export interface Activation {
  /**
   * Queues an activation email for a user with an email address and without a password, in the transaction
   * that writes the user. After the commit, call the returned function to send the email.
   */
  readonly sendActivation: (
    trx: Transaction<Tables>,
    user: { readonly account: string; readonly id: string },
  ) => Promise<() => void>;
}
