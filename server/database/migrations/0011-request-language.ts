import { type Kysely, type Migration, sql } from "kysely";

/** Language of a password reset request. It is stored because a job writes the email later. */
export const requestLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table password_resets add column language text").execute(db);
  },
};
