import { type RawBuilder, sql } from "kysely";

/**
 * Comparison of a filter value with a column: with a plain value, with a time (ISO text in the filter, ms in
 * the column), or with each item of a list column.
 */
type FilterKind = "value" | "time" | "list";

export interface Filter {
  /** Name of a column, or an expression. */
  readonly column: string | RawBuilder<unknown>;
  readonly kind: FilterKind;
  /** Matches any of the values, where comparing the column would be slow. */
  readonly matches?: (values: readonly string[], account: string) => RawBuilder<boolean>;
}

type Direction = 1 | -1;

/** A collection of records that the query grammar can filter, sort and search. */
export interface Collection {
  readonly table:
    | "users"
    | "segments"
    | "call_records"
    | "connection_records"
    | "ip_restrictions"
    | "api_keys"
    | "branches"
    | "pocs"
    | "mails"
    | "resource_records"
    | "form_submissions"
    | "webhooks"
    | "webhook_logs"
    | "webhook_secrets"
    | "uploads"
    | "recordings";
  /** Condition for the rows of this collection, if the table also contains rows of other collections. */
  readonly among?: RawBuilder<boolean>;
  /** Expressions selected in addition to the table's columns. */
  readonly besides?: RawBuilder<unknown>;
  /** SQL expressions by their name in `$sort`. PostgreSQL and the embedded database must order them alike. */
  readonly sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  /**
   * Orders by a single sort whose values many records share: the expressions after it, in its direction. An index
   * has the same order.
   */
  readonly ties?: Readonly<Record<string, readonly RawBuilder<unknown>[]>>;
  /**
   * Conditions that divide the records, so that an index has the order of a query within each part although it
   * does not have it over all: records with one value in the order of their time, and the others.
   */
  readonly parts?: (query: ListQuery, account: string) => readonly RawBuilder<boolean>[];
  /** Default order. */
  readonly order: readonly [sort: string, direction: Direction];
  /** Sorts by times that are never null, whose pages `$after` can continue. */
  readonly continued?: readonly string[];
  readonly filters: Readonly<Record<string, Filter>>;
  /** Conditions that follow from a query: they change no result, but let the database read less. */
  readonly implied?: (query: ListQuery, account: string) => readonly RawBuilder<boolean>[];
  /** The column of folded texts (`foldText`) for `$search`, or a function that builds the condition. */
  readonly search: string | ((text: string, account: string) => RawBuilder<boolean>);
}

/** A collection and the mapping of its rows: `Row` is the table row, `Shape` the public record. */
export interface Resource<Row, Shape extends { readonly _id: string }> extends Collection {
  readonly shape: (row: Row) => Shape;
  readonly related: Readonly<Partial<Record<keyof Shape & string, Related>>>;
}

/** Parameters of every list, plus the filters of the resource. */
export interface ListQuery {
  readonly $limit?: number | undefined;
  readonly $skip?: number | undefined;
  /** `next` of the page behind which the list continues. */
  readonly $after?: string | undefined;
  /** `only` reads no records, and `none` counts no further than one record behind the page. */
  readonly $count?: "only" | "none" | undefined;
  readonly $search?: string | undefined;
  readonly $sort?: Readonly<Record<string, Direction | undefined>> | undefined;
  readonly $select?: readonly string[] | undefined;
  readonly populate?: readonly string[] | undefined;
}

export interface Page<Shape> {
  readonly total: number;
  readonly skip: number;
  readonly limit: number;
  readonly data: Shape[];
  /** `$after` of the next page, in a collection whose pages can be continued. */
  readonly next?: string | null;
}

/** A table that records can reference, and the SQL expression for the name of each record. */
interface Referable {
  readonly table:
    | "accounts"
    | "segments"
    | "users"
    | "privileges"
    | "pocs"
    | "branches"
    | "ip_restrictions"
    | "api_keys"
    | "webhooks"
    | "webhook_secrets"
    | "form_submissions"
    | "recordings"
    | "uploads"
    | "resource_records";
  /** Condition for the rows that can be referenced, if the table also contains other rows. */
  readonly among?: RawBuilder<boolean>;
  /** Expression for the owning account, if the table has no `account` column. */
  readonly account?: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
}

const TABLES = {
  papers: {
    table: "resource_records",
    among: sql<boolean>`collection in ('Form', 'Survey')`,
    name: sql`data ->> 'name'`,
  },
  accounts: { table: "accounts", account: sql`id`, name: sql`name` },
  segments: { table: "segments", name: sql`name` },
  users: { table: "users", name: sql`trim(firstname || ' ' || lastname)` },
  privileges: { table: "privileges", name: sql`label` },
  pocs: { table: "pocs", name: sql`label` },
  branches: { table: "branches", name: sql`label` },
  ip_restrictions: { table: "ip_restrictions", name: sql`range` },
  api_keys: { table: "api_keys", name: sql`name` },
  webhooks: { table: "webhooks", name: sql`name` },
  // A submission has the name of its form. If the form was removed, the id of the submission is its name.
  form_submissions: {
    table: "form_submissions",
    name: sql`coalesce((select papers.data ->> 'name' from resource_records as papers where papers.account = form_submissions.account and papers.collection in ('Form', 'Survey') and papers.id = form_submissions.form), id)`,
  },
  recordings: { table: "recordings", name: sql`call_id` },
  uploads: { table: "uploads", name: sql`name` },
  webhook_secrets: { table: "webhook_secrets", name: sql`name` },
} as const satisfies Readonly<Record<string, Referable>>;

/** The kind of record that a member refers to. `populate` replaces the ids in the member by references. */
export type Related = keyof typeof TABLES | Referable;

/** Returns the definition of a kind of record, which is given as a name in `TABLES` or as a definition. */
export const namesIn = (related: Related): Referable =>
  typeof related === "string" ? TABLES[related] : related;
