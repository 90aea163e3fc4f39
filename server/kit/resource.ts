import { type RawBuilder, sql } from "kysely";

/** How the values of a filter are compared with what a column holds. */
type FilterKind = "value" | "time" | "list";

export interface Filter {
  /** The name of a column, or what stands in its place. */
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
  /** What is read besides the columns of the table. */
  readonly besides?: RawBuilder<unknown>;
  /** What may be sorted by: expressions that all databases order alike. */
  readonly sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly order: readonly [sort: string, direction: Direction];
  readonly filters: Readonly<Record<string, Filter>>;
  /**
   * The column that `$search` looks in, which holds sort keys; or what it asks of a record of an account,
   * where that is more.
   */
  readonly search: string | ((text: string, account: string) => RawBuilder<boolean>);
}

/**
 * A collection and what becomes of its rows: `Row` is what the table gives, `Shape` what everybody sees of
 * it.
 */
export interface Resource<Row, Shape extends { readonly _id: string }> extends Collection {
  readonly shape: (row: Row) => Shape;
  readonly related: Readonly<Partial<Record<keyof Shape & string, Related>>>;
}

/** What every list understands, and the filters of its own. */
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

/** Where records stand that others name, and what people call one. */
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
  /** What says whose they are, where that is no column of its own. */
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

/** Where what a member names stands: a table by its name, or what is said of one that has others too. */
export const namesIn = (related: Related): Referable =>
  typeof related === "string" ? TABLES[related] : related;
