import { type Kysely, type Migration, sql } from "kysely";

/** By what the records of a collection are found at present, so that a change of that is noticed. */
export const foundBy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table found_by (collection text primary key, fingerprint text not null)`)
      .execute(db);
  },
};
