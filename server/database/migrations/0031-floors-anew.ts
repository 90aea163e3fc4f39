import { type Kysely, type Migration, sql } from "kysely";

/**
 * Floors that were kept are folded anew from the log. One could be kept at an offset that the log had not
 * come to; once the log had, what happened in between was missing from it and nothing showed that.
 */
export const floorsAnew: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from checkpoints where reader like 'floor/%'`.execute(db);
  },
};
