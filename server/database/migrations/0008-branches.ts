import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table branches (
    account text not null references accounts (id), id text not null,
    name text not null, label text not null, integration_id text, address text,
    label_key text not null, search text not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id), unique (account, name))`,
  `create table branch_segments (
    account text not null, branch text not null, segment text not null,
    primary key (account, branch, segment),
    foreign key (account, branch) references branches (account, id) on delete cascade,
    foreign key (account, segment) references segments (account, id) on delete cascade)`,
  `create table pocs (
    id text primary key, secret_hash text,
    account text, branch text, label text, internal_id text, integration_id text, label_key text, search text, enrolled_at bigint,
    browser text, os text, device text, ip text, seen_at bigint,
    connection text, connected_at bigint, alive_until bigint,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    foreign key (account, branch) references branches (account, id))`,
  `create index pocs_by_branch on pocs (account, branch)`,
  `create index pocs_by_connection on pocs (connection) where connection is not null`,
  `create index pocs_of_nobody on pocs (ip) where account is null`,
];

/** Branches, and display devices (POCs): enrolled in a branch, or not enrolled yet. */
export const branches: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
