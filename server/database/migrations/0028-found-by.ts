import { type Kysely, type Migration, sql } from "kysely";

/**
 * Fingerprint of the search and sort members of each collection at its last complete indexing. If they have
 * changed at startup, the collection is indexed again.
 */
export const foundBy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table found_by (collection text primary key, fingerprint text not null)`)
      .execute(db);
  },
};
