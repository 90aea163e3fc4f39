import type { RawBuilder } from "kysely";
import type { Related } from "./referable.ts";

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
