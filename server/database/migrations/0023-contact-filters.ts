import { type Kysely, type Migration, sql } from "kysely";

/**
 * Filterable members of contacts. An index on each gives the planner statistics to estimate the number of
 * matches.
 */
const FILTERED = {
  type: "data ->> 'type'",
  leadStatus: "data ->> 'leadStatus'",
  country: "data ->> 'country'",
  campaignConsent: "(data ->> 'campaignConsent')::boolean",
};

/** Indexes for filtering contacts. */
export const contactFilters: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [member, expression] of Object.entries(FILTERED))
      await sql
        .raw(
          `create index resource_contacts_in_${member.toLowerCase()} on resource_records (account, (${expression})) where collection = 'Contact'`,
        )
        .execute(db);
  },
};
