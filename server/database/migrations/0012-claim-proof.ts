import { type Kysely, type Migration, sql } from "kysely";

/** When whoever claims a login showed who they are: a provider may have asked them long before. */
export const claimProof: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table login_claims add column proved_at bigint not null default 0").execute(db);
  },
};
