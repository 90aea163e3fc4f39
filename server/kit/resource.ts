import { type RawBuilder, sql } from "kysely";

/** Comparison of filter values with a column. */
type FilterKind = "value" | "time" | "list";

export interface Filter {
  /** The name of a column or an expression. */
  readonly column: string | RawBuilder<unknown>;
  readonly kind: FilterKind;
}

type Direction = 1 | -1;

/** A collection of records as the query grammar sees it. */
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
  /** Which rows of the table these are, where it has others too. */
  readonly among?: RawBuilder<boolean>;
  /** Expressions selected in addition to the table's columns. */
  readonly besides?: RawBuilder<unknown>;
  /** Sort expressions that all databases order alike. */
  readonly sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly order: readonly [sort: string, direction: Direction];
  readonly filters: Readonly<Record<string, Filter>>;
  /** The column with sort keys that `$search` matches, or a function that builds the condition. */
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
}

/** A table that records can reference, and the name of its records. */
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
  /** Which rows of the table these are, where it has others too. */
  readonly among?: RawBuilder<boolean>;
  /** Expression for the owning account, if there is no such column. */
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
  // One is called as its form is, as long as there is that.
  form_submissions: {
    table: "form_submissions",
    name: sql`coalesce((select papers.data ->> 'name' from resource_records as papers where papers.account = form_submissions.account and papers.collection in ('Form', 'Survey') and papers.id = form_submissions.form), id)`,
  },
  recordings: { table: "recordings", name: sql`call_id` },
  uploads: { table: "uploads", name: sql`name` },
  webhook_secrets: { table: "webhook_secrets", name: sql`name` },
} as const satisfies Readonly<Record<string, Referable>>;

/** Another record that a member names by its id, or several: what `populate` puts in its place. */
export type Related = keyof typeof TABLES | Referable;

/** Returns the table that a reference points to: given by name, or by a definition with conditions. */
export const namesIn = (related: Related): Referable =>
  typeof related === "string" ? TABLES[related] : related;
