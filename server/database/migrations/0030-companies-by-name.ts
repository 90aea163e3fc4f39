import { type Kysely, type Migration, sql } from "kysely";
import { sortKey } from "../../kit/filter-sql.ts";

/**
 * Sets the name of each company to its `company` member. Before, a company with a contact person had that
 * person's name.
 */
export const companiesByName: Migration = {
  async up(db: Kysely<unknown>) {
    const companies = await sql<{ account: string; id: string; company: string }>`
      select account, id, data ->> 'company' as company from resource_records
      where collection = 'Contact' and data ->> 'type' = 'company' and data ->> 'company' <> '' and data ->> 'name' is distinct from data ->> 'company'`.execute(
      db,
    );
    for (const { account, id, company } of companies.rows) {
      await sql`
        update resource_records set data = jsonb_set(data, '{name}', to_jsonb(${company}::text)), keys = jsonb_set(keys, '{name}', to_jsonb(${sortKey(company)}::text))
        where account = ${account} and collection = 'Contact' and id = ${id}`.execute(db);
    }
  },
};
