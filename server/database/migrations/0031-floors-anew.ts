import { type Kysely, type Migration, sql } from "kysely";

/**
 * Deletes stored floors so that they are folded from the log again. A floor could be stored at an offset that
 * the log had not reached, and events up to that offset were then missing from it.
 */
export const floorsAnew: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from checkpoints where reader like 'floor/%'`.execute(db);
  },
};
