import { type Kysely, type Migration, sql } from "kysely";

/** Stores why a reviewer rejected a recording. Earlier rejections have no reason. */
export const rejectionReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table recordings add column rejection_reason text, add column rejection_note text`.execute(
      db,
    );
  },
};
