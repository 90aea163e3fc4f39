import { type Kysely, type Migration, sql } from "kysely";

const TEXTS = ["name", "lastname", "firstname", "company", "type", "email", "city", "country"];
const DAYS = ["birthDate", "lastPurchaseDate", "lastContactAt"];

/**
 * There may be a hundred thousand contacts: whichever way they are sorted, a page of them is read and no
 * more.
 */
const byContact = (member: string, expression: string) =>
  `create index resource_contacts_by_${member.toLowerCase()} on resource_records (account, (${expression}), id collate "C") where collection = 'Contact'`;

const STATEMENTS = [
  // Parts of texts are found by three letters. A PostgreSQL without this extension of its own finds them too,
  // only slower.
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

/** What makes a long list quick to search and to sort. */
export const resourceSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
