import { type Selectable, sql } from "kysely";
import type { IpRestriction } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["ip_restrictions"]> & { readonly users: string[] };

/** Resource definition of IP restrictions: how they are read, sorted and filtered. */
export const ipRestrictions: Resource<Row, IpRestriction> = {
  table: "ip_restrictions",
  besides: sql`(select coalesce(json_agg(user_id order by user_id collate "C"), '[]'::json) from ip_restriction_users where ip_restriction_users.account = ip_restrictions.account and restriction = ip_restrictions.id) as users`,
  sorts: {
    range: sql`range::inet`,
    description: sql`search collate "C"`,
    createdAt: sql`created_at`,
  },
  order: ["range", 1],
  filters: {
    _id: { column: "id", kind: "value" },
    users: {
      column: sql`array(select user_id from ip_restriction_users where ip_restriction_users.account = ip_restrictions.account and restriction = ip_restrictions.id)`,
      kind: "list",
    },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    range: row.range,
    description: row.description,
    users: row.users,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { users: "users" },
};
