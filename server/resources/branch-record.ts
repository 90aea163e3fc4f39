import { type Selectable, sql } from "kysely";
import type { Branch } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["branches"]> & { readonly segments: string[]; readonly pocs: string[] };

/** Resource definition of branches: how they are read, sorted and filtered. */
export const branches: Resource<Row, Branch> = {
  table: "branches",
  besides: sql`
    (select coalesce(json_agg(segment order by segment collate "C"), '[]'::json) from branch_segments where branch_segments.account = branches.account and branch = branches.id) as segments,
    (select coalesce(json_agg(pocs.id order by pocs.id collate "C"), '[]'::json) from pocs where pocs.account = branches.account and branch = branches.id) as pocs`,
  sorts: { label: sql`label_key collate "C"`, name: sql`name collate "C"`, createdAt: sql`created_at` },
  order: ["label", 1],
  filters: {
    _id: { column: "id", kind: "value" },
    name: { column: "name", kind: "value" },
    segments: {
      column: sql`array(select segment from branch_segments where branch_segments.account = branches.account and branch = branches.id)`,
      kind: "list",
    },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    label: row.label,
    name: row.name,
    integrationId: row.integration_id,
    address: row.address,
    segments: row.segments,
    pocs: row.pocs,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { segments: "segments", pocs: "pocs" },
};
