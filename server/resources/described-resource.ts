import { type Selectable, sql } from "kysely";
import { hashSecret } from "../auth/secrets.ts";
import type { Tables } from "../database/schema.ts";
import type { Related, Resource } from "../kit/resource.ts";
import { sortKey } from "../kit/filter-sql.ts";
import { relatedTo } from "./check-references.ts";
import type { Described } from "./described.ts";
import { keptValue } from "./kept-value.ts";
import { linkedColumns, readLinked } from "./linked-members.ts";
import { filterBy, sortBy } from "./member-rules.ts";
import { foundBy, searchedIn } from "./searched-in.ts";
import { shownOf } from "./seal-members.ts";

/** A stored record of a described resource. */
export type KeptRow = Selectable<Tables["resource_records"]> & {
  /** Members that are stored in other tables. */
  readonly linked?: Readonly<Record<string, unknown>>;
};

/** The public form of a stored record. */
export interface KeptRecord extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly version: number;
}

/** Kinds that are sorted as text. */
const TEXTS: ReadonlySet<string> = new Set(["text", "choice", "zone"]);

/** Filters that every resource has. */
const STAMPS: Resource<KeptRow, KeptRecord>["filters"] = {
  _id: { column: "id", kind: "value" },
  createdAt: { column: "created_at", kind: "time" },
  updatedAt: { column: "updated_at", kind: "time" },
  createdBy: { column: "created_by", kind: "value" },
};

type Values = Readonly<Record<string, unknown>>;

/** Returns the resource definition of a description: how its records are read, sorted and filtered. */
export const resourceOf = (described: Described): Resource<KeptRow, KeptRecord> => {
  const { one, table, members, kinds, references, sort, filters, order, descending } = described;
  const besides = readLinked(described);
  const linked = linkedColumns(described);
  return {
    table,
    ...(besides && { besides }),
    among: sql<boolean>`collection = ${one}`,
    sorts: {
      ...Object.fromEntries(sort.map((member) => [member, sortBy(kinds[member], member)])),
      createdAt: sql`created_at`,
      updatedAt: sql`updated_at`,
    },
    order: [order, descending ? -1 : 1],
    search: (text, account) => foundBy(described, account, text),
    filters: {
      ...STAMPS,
      ...Object.fromEntries(
        filters.map((member) => [
          member,
          linked[member]
            ? { column: linked[member], kind: "list" as const }
            : filterBy(kinds[member], member),
        ]),
      ),
    },
    shape: (row) => ({
      _id: row.id,
      ...Object.fromEntries(
        members.map((member) => [
          member,
          kinds[member] === "secret"
            ? shownOf(row.data[member])
            : (row.linked?.[member] ?? row.data[member] ?? null),
        ]),
      ),
      createdAt: new Date(row.created_at).toISOString(),
      createdBy: row.created_by,
      updatedAt: new Date(row.updated_at).toISOString(),
      version: row.version,
    }),
    related: {
      createdBy: "users",
      ...Object.fromEntries(
        Object.entries(references).map(([member, refersTo]): [string, Related] => [
          member,
          relatedTo(refersTo.one),
        ]),
      ),
    },
  };
};

/**
 * Returns the columns of a record: its normalized values, sort keys, search text, and `taken`, the hash of
 * the member that must be unique (null if the resource has none).
 */
export function columnsOf(described: Described, values: Values) {
  const { kinds, rows, sort, unique } = described;
  const kept = Object.fromEntries(
    Object.entries(values).map(([member, value]) => [member, keptValue(kinds[member], value, rows[member])]),
  );
  const keyOf = (member: string) => (typeof kept[member] === "string" ? sortKey(kept[member]) : "");
  const texts = sort.filter((member) => TEXTS.has(kinds[member] ?? ""));
  return {
    data: JSON.stringify(kept),
    keys: JSON.stringify(Object.fromEntries(texts.map((member) => [member, keyOf(member)]))),
    search: searchedIn(described, kept),
    taken: unique === null ? null : hashSecret(keyOf(unique)),
  };
}
