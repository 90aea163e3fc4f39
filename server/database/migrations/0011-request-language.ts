import { type Kysely, type Migration, sql } from "kysely";

/** Language of a password reset request, because the email is written later by a job. */
export const requestLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table password_resets add column language text").execute(db);
  },
};
