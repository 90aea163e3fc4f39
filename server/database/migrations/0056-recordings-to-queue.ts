import { type Kysely, type Migration, sql } from "kysely";

/** Adds an index of the recordings that no upload is queued for: the job that queues them read all recordings. */
export const recordingsToQueue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index recordings_to_queue on recordings (account, setting)
      where upload = 'off' and status in ('pending', 'approved', 'rejected') and hot and not cold`.execute(
      db,
    );
  },
};
