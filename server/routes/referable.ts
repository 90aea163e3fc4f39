import { type RawBuilder, sql } from "kysely";

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
