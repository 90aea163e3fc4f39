import { type Kysely, type Migration, sql } from "kysely";

const TEXTS = ["name", "lastname", "firstname", "company", "type", "email", "city", "country"];
const DAYS = ["birthDate", "lastPurchaseDate", "lastContactAt"];

/**
 * Returns a statement that creates an index for sorting contacts by a member. With the index, a page is read
 * without sorting all contacts (up to 100,000).
 */
const byContact = (member: string, expression: string) =>
  `create index resource_contacts_by_${member.toLowerCase()} on resource_records (account, (${expression}), id collate "C") where collection = 'Contact'`;

const STATEMENTS = [
  // Trigram index for substring search. Without the extension, search works but is slower.
  `do $$ begin
    if exists (select from pg_available_extensions where name = 'pg_trgm') then
      create extension if not exists pg_trgm;
      create index resource_records_by_search on resource_records using gin (search gin_trgm_ops);
    end if;
  end $$`,
  ...TEXTS.map((member) => byContact(member, `(keys ->> '${member}') collate "C"`)),
  ...DAYS.map((member) => byContact(member, `(data ->> '${member}') collate "C"`)),
  byContact("employees", `(data ->> 'employees')::numeric`),
  `create index resource_contacts_by_employer on resource_records (account, (data ->> 'employer')) where collection = 'Contact' and data ->> 'employer' is not null`,
];

/** Indexes for searching and sorting long lists. */
export const resourceSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
