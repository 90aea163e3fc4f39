import { type Kysely, type Migration, sql } from "kysely";

/**
 * Indexes for sorting contacts by last change, and for searching them by owner or company. A search by owner
 * first finds users by name, then contacts by user id.
 */
export const contactNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`do $$ begin
        if exists (select from pg_extension where extname = 'pg_trgm') then
          create index resource_companies_by_name on resource_records using gin ((keys ->> 'name') gin_trgm_ops) where collection = 'Contact' and data ->> 'type' = 'company';
        end if;
      end $$`)
      .execute(db);
    await sql
      .raw(
        `create index resource_contacts_by_updatedat on resource_records (account, updated_at, id collate "C") where collection = 'Contact'`,
      )
      .execute(db);
    await sql
      .raw(
        `create index resource_contacts_by_assignments on resource_records using gin ((data -> 'assignments')) where collection = 'Contact'`,
      )
      .execute(db);
  },
};
