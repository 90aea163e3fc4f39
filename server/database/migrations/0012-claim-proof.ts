import { type Kysely, type Migration, sql } from "kysely";

/** Time when the claimant of a login was authenticated, possibly long before the provider's response. */
export const claimProof: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table login_claims add column proved_at bigint not null default 0").execute(db);
  },
};
