import type { Kysely } from "kysely";
import type { Activation } from "../auth/activation.ts";
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
