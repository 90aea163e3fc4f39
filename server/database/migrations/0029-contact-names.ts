import { type Kysely, type Migration, sql } from "kysely";

/** What finds the contacts of whoever looks after them: who is searched for by name is looked up first, and then by id. */
export const contactNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`create index resource_contacts_by_assignments on resource_records using gin ((data -> 'assignments')) where collection = 'Contact'`).execute(db);
  },
};
