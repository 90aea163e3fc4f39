import { type Kysely, type Migration, sql } from "kysely";

/** Search members of each collection at the last indexing, to detect changes. */
export const foundBy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table found_by (collection text primary key, fingerprint text not null)`)
      .execute(db);
  },
};
