import { type Kysely, type Migration, sql } from "kysely";

/** What whoever asks for a new password reads: the letter is written later, when nobody is there to say. */
export const requestLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table password_resets add column language text").execute(db);
  },
};
