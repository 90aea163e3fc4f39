import { type Kysely, type Migration, sql } from "kysely";

/** Time of authentication at the identity provider, which can be long before the sign-in to the console. */
export const claimProof: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table login_claims add column proved_at bigint not null default 0").execute(db);
  },
};
