import { type Kysely, type Migration, sql } from "kysely";

/**
 * Deletes stored floor states, so that they are computed from the event log again. Some were stored with an
 * offset beyond the end of the log, so that later events up to that offset were skipped.
 */
export const floorsAnew: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from checkpoints where reader like 'floor/%'`.execute(db);
  },
};
