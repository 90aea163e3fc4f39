import { type Kysely, type Selectable, sql } from "kysely";
import type { User } from "../../openapi/generated/console.ts";
import { Problem } from "../contract/problem.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Queries } from "../database/database.ts";
import type { Tables } from "../database/schema.ts";
import { etagOf } from "./etag.ts";
import { listResource, readResource } from "./list-resource.ts";
import type { Resource } from "./resource.ts";

type Row = Selectable<Tables["users"]> & { readonly segments: string[] };

const AGENTS = 5;

const users: Resource<Row, User> = {
  table: "users",
  besides: sql`(select coalesce(json_agg(segment order by segment collate "C"), '[]'::json) from segment_users where segment_users.account = users.account and user_id = users.id) as segments`,
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
    imported: row.imported,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { account: "accounts", segments: "segments" },
};

/** One user of an account. */
export const readUser = (db: Queries, account: string, id: string, populated: readonly string[] = []): Promise<User | null> => readResource(db, users, account, id, populated);

/** The people of an account. */
export const userRoutes = (db: Kysely<Tables>): Handlers<"listUsers" | "readUser"> => ({
  listUsers: async ({ caller, query }) => ({ body: await listResource(db, users, caller.account, { level: AGENTS, ...query }) }),
  readUser: async ({ caller, path }) => {
    const user = await readUser(db, caller.account, path.id, ["account"]);
    if (!user) throw new Problem("not-found");
    return { body: user, headers: etagOf(user) };
  },
});
