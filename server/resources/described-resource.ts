import { type Selectable, sql } from "kysely";
import { atRest } from "../auth/secrets.ts";
import type { Tables } from "../database/schema.ts";
import type { Related } from "../routes/referable.ts";
import type { Resource } from "../routes/resource.ts";
import { sortKey } from "../sort-key.ts";
import { relatedTo } from "./check-references.ts";
import type { Described } from "./described.ts";
import { filterBy, keptAs, sortBy } from "./member-rules.ts";
import { shownOf } from "./seal-members.ts";

export type KeptRow = Selectable<Tables["resource_records"]>;

/** A record of any resource, as everybody sees it. */
export interface KeptRecord extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly version: number;
}

type Values = Readonly<Record<string, unknown>>;

/** How the records of a described resource are read. */
export const resourceOf = ({ one, members, kinds, references, sort, filters, order, descending }: Described): Resource<KeptRow, KeptRecord> => ({
  table: "resource_records",
  among: sql<boolean>`collection = ${one}`,
  sorts: { ...Object.fromEntries(sort.map((member) => [member, sortBy(kinds[member], member)])), createdAt: sql`created_at` },
  order: [order, descending ? -1 : 1],
  filters: { _id: { column: "id", kind: "value" }, ...Object.fromEntries(filters.map((member) => [member, filterBy(kinds[member], member)])) },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    ...Object.fromEntries(members.map((member) => [member, kinds[member] === "secret" ? shownOf(row.data[member]) : (row.data[member] ?? null)])),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.created_by,
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { createdBy: "users", ...Object.fromEntries(Object.entries(references).map(([member, refersTo]): [string, Related] => [member, relatedTo(refersTo.one)])) },
});

/** How values are kept: tidied, and what they are sorted by, searched in and told apart by. */
export function columnsOf({ kinds, sort, search, unique }: Described, values: Values) {
  const kept = Object.fromEntries(Object.entries(values).map(([member, value]) => [member, keptAs(kinds[member], value)]));
  const keyOf = (member: string) => (typeof kept[member] === "string" ? sortKey(kept[member]) : "");
  const texts = sort.filter((member) => kinds[member] === "text" || kinds[member] === "choice");
  return {
    data: JSON.stringify(kept),
    keys: JSON.stringify(Object.fromEntries(texts.map((member) => [member, keyOf(member)]))),
    search: search.map(keyOf).join(" "),
    taken: unique === null ? null : atRest(keyOf(unique)),
  };
}
