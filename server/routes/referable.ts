import { type RawBuilder, sql } from "kysely";

/** Where records stand that others name, and what people call one. */
interface Referable {
  readonly table: "accounts" | "segments" | "users" | "pocs" | "resource_records";
  /** Which rows of the table these are, where it has others too. */
  readonly among?: RawBuilder<boolean>;
  readonly name: RawBuilder<unknown>;
}

const TABLES = {
  accounts: { table: "accounts", name: sql`name` },
  segments: { table: "segments", name: sql`name` },
  users: { table: "users", name: sql`trim(firstname || ' ' || lastname)` },
  pocs: { table: "pocs", name: sql`label` },
} as const satisfies Readonly<Record<string, Referable>>;

/** Another record that a member names by its id, or several: what `populate` puts in its place. */
export type Related = keyof typeof TABLES | Referable;

/** Where what a member names stands: a table by its name, or what is said of one that has others too. */
export const namesIn = (related: Related): Referable => (typeof related === "string" ? TABLES[related] : related);
