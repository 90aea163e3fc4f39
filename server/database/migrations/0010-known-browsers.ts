import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table known_browsers (
    browser_hash text not null, account text not null, user_id text not null, used_at bigint not null,
    primary key (account, user_id, browser_hash),
    foreign key (account, user_id) references users (account, id) on delete cascade)`,
  `create index known_browsers_by_use on known_browsers (used_at)`,
  // An attempt counts for a login, for an IP address, or for both.
  `alter table attempts alter column login drop not null`,
  `alter table attempts alter column address drop not null`,
  `create index attempts_by_login on attempts (login, at)`,
  `create index attempts_by_address on attempts (address, at)`,
];

/** Known browsers of users. Failed attempts in other browsers do not lock a user out of a known browser. */
export const knownBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
