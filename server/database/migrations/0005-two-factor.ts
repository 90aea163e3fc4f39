import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table two_factor (
    account text not null, user_id text not null,
    seed text, since bigint, used_step bigint, tries json not null default '[]',
    pending text, pending_at bigint,
    primary key (account, user_id),
    foreign key (account, user_id) references users (account, id) on delete cascade)`,
  `create table backup_codes (
    account text not null, user_id text not null, code_hash text not null,
    primary key (account, user_id, code_hash),
    foreign key (account, user_id) references two_factor (account, user_id) on delete cascade)`,
];

/** Second factors of users, and backup codes. */
export const twoFactor: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
