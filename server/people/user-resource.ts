import { type Selectable, sql } from "kysely";
import type { Permission, User } from "../../openapi/generated/console.ts";
import type { Caller } from "../auth/caller.ts";
import { permissionsOf } from "../auth/permissions.ts";
import { abilitiesOver, type Subject } from "../auth/ranks.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

/** A user row with columns derived from other tables. */
export type UserRow = Selectable<Tables["users"]> & {
  readonly segments: string[];
  readonly is_principal: boolean;
  /** Permissions of the user's custom privilege; null for a default privilege. */
  readonly held: readonly Permission[] | null;
};

const BESIDES = sql.join([
  sql`(select coalesce(json_agg(segment order by segment collate "C"), '[]'::json) from segment_users where segment_users.account = users.account and user_id = users.id) as segments`,
  sql`coalesce((select principal = users.id from accounts where accounts.id = users.account), false) as is_principal`,
  sql`(select permissions from privileges where privileges.account = users.account and privileges.name = users.privilege) as held`,
]);

/**
 * Returns the resource of users. Each user contains the actions that the caller may perform on it
 * (`abilities`), unless `caller` is null.
 */
export const usersFor = (caller: Caller | null): Resource<UserRow, User> => ({
  table: "users",
  besides: BESIDES,
  sorts: {
    firstname: sql`firstname_key collate "C"`,
    lastname: sql`lastname_key collate "C"`,
    email: sql`lower(email) collate "C"`,
    level: sql`level`,
    createdAt: sql`created_at`,
  },
  order: ["createdAt", 1],
  filters: {
    _id: { column: "id", kind: "value" },
    level: { column: "level", kind: "value" },
    privilege: { column: "privilege", kind: "value" },
    disabled: { column: "disabled", kind: "value" },
    imported: { column: "imported", kind: "value" },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    username: row.username,
    lang: row.lang,
    account: row.account,
    level: row.level,
    privilege: row.privilege,
    segments: row.segments,
    availability: [...row.availability],
    disabled: row.disabled,
    activated: row.password_hash !== null,
    principal: row.is_principal,
    imported: row.imported,
    ...(caller && { abilities: abilitiesOver(caller, subjectOf(row)) }),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { account: "accounts", segments: "segments" },
});

const subjectOf = ({ id, level, privilege, held, is_principal }: UserRow): Subject => ({
  id,
  level,
  isPrincipal: is_principal,
  permissions: permissionsOf(privilege, held, is_principal),
});

/** Returns a user of an account; null if it does not exist. */
export const readUser = (
  db: Queries,
  account: string,
  id: string,
  populated: readonly string[] = [],
  caller: Caller | null = null,
): Promise<User | null> => readResource(db, usersFor(caller), account, id, populated);
