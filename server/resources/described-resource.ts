import { type Selectable, sql } from "kysely";
import { atRest } from "../auth/secrets.ts";
import type { Tables } from "../database/schema.ts";
import type { Resource } from "../routes/resource.ts";
import { sortKey } from "../sort-key.ts";
import type { Described } from "./described.ts";

export type KeptRow = Selectable<Tables["resource_records"]>;

/** A record of any resource, as everybody sees it. */
export interface KeptRecord extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly version: number;
}

type Values = Readonly<Record<string, unknown>>;

/** How the records of a described resource are read. */
export const resourceOf = ({ one, members, sort, filters, order }: Described): Resource<KeptRow, KeptRecord> => ({
  table: "resource_records",
  among: sql<boolean>`collection = ${one}`,
  sorts: { ...Object.fromEntries(sort.map((member) => [member, sql`(keys ->> ${sql.lit(member)}) collate "C"`])), createdAt: sql`created_at` },
  order: [order, 1],
  filters: { _id: { column: "id", kind: "value" }, ...Object.fromEntries(filters.map((member) => [member, { column: sql`(data ->> ${sql.lit(member)})`, kind: "value" as const }])) },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    ...Object.fromEntries(members.map((member) => [member, row.data[member] ?? null])),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.created_by,
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { createdBy: "users" },
});

/** How values are kept: trimmed texts, and what they are sorted by, searched in and told apart by. */
export function columnsOf({ sort, search, unique }: Described, values: Values) {
  const kept = Object.fromEntries(Object.entries(values).map(([member, value]) => [member, typeof value === "string" ? value.trim() : value]));
  const keyOf = (member: string) => (typeof kept[member] === "string" ? sortKey(kept[member]) : "");
  return {
    data: JSON.stringify(kept),
    keys: JSON.stringify(Object.fromEntries(sort.map((member) => [member, keyOf(member)]))),
    search: search.map(keyOf).join(" "),
    taken: unique === null ? null : atRest(keyOf(unique)),
  };
}
