import { type Kysely, type Selectable, sql } from "kysely";
import type { Segment } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { etagOf } from "./etag.ts";
import { listResource, readResource } from "./list-resource.ts";
import type { Resource } from "./resource.ts";

type Row = Selectable<Tables["segments"]> & { readonly users: string[] };

const segments: Resource<Row, Segment> = {
  table: "segments",
  besides: sql`(select coalesce(json_agg(user_id order by user_id collate "C"), '[]'::json) from segment_users where segment_users.account = segments.account and segment = segments.id) as users`,
  sorts: {
    name: sql`name_key collate "C"`,
    visibility: sql`visibility collate "C"`,
    type: sql`type collate "C"`,
    createdAt: sql`created_at`,
  },
  order: ["name", 1],
  filters: {
    _id: { column: "id", kind: "value" },
    name: { column: "name", kind: "value" },
    channels: { column: "channels", kind: "list" },
    visibility: { column: "visibility", kind: "value" },
    type: { column: "type", kind: "value" },
    imported: { column: "imported", kind: "value" },
  },
  search: "name_key",
  shape: (row) => ({
    _id: row.id,
    name: row.name,
    channels: row.channels,
    users: row.users,
    visibility: row.visibility,
    type: row.type,
    imported: row.imported,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { users: "users" },
};

/** The segments of an account. */
export const segmentRoutes = (db: Kysely<Tables>): Handlers<"listSegments" | "readSegment"> => ({
  listSegments: async ({ caller, query }) => ({ body: await listResource(db, segments, caller.account, query) }),
  readSegment: async ({ caller, path }) => {
    const segment = await readResource(db, segments, caller.account, path.id, ["users"]);
    if (!segment) throw new Problem("not-found");
    return { body: segment, headers: etagOf(segment) };
  },
});
