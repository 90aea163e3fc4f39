import { type Kysely, type Migration, sql } from "kysely";

const TEXTS = ["name", "lastname", "firstname", "company", "type", "email", "city", "country"];
const DAYS = ["birthDate", "lastPurchaseDate", "lastContactAt"];

/** Indexes per sort order, so that a page of 100,000 contacts is read without sorting all of them. */
const byContact = (member: string, expression: string) =>
  `create index resource_contacts_by_${member.toLowerCase()} on resource_records (account, (${expression}), id collate "C") where collection = 'Contact'`;

const STATEMENTS = [
  // Trigram index for substring search. PostgreSQL without the extension searches without it, only slower.
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
