import { type RawBuilder, sql } from "kysely";
import { whenHolds } from "../../openapi/formats/when-holds.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { namesIn, type Related } from "../kit/resource.ts";
import { wordsOf } from "./conditional-members.ts";
import { type Described, RESOURCES } from "./described.ts";
import { nameOf } from "./member-rules.ts";

const BUILT_IN: Readonly<Record<string, Related>> = {
  Account: "accounts",
  Widget: "accounts",
  User: "users",
  Segment: "segments",
  Branch: "branches",
  Poc: "pocs",
  IpRestriction: "ip_restrictions",
  ApiKey: "api_keys",
  PrivilegeRecord: "privileges",
  Webhook: "webhooks",
  Secret: "webhook_secrets",
  Upload: "uploads",
  FormSubmission: "form_submissions",
  Recording: "recordings",
};

/**
 * Described resources by schema name. References to the same resource share one object, so that they are
 * queried together.
 */
const DESCRIBED = new Map(
  RESOURCES.map((one): readonly [string, Related] => [
    one.one,
    { table: "resource_records", among: sql<boolean>`collection = ${sql.lit(one.one)}`, name: nameOf(one) },
  ]),
);

/** Returns the table of a schema's records. For a described resource, adds their condition and their name. */
export function relatedTo(one: string): Related {
  const related = BUILT_IN[one] ?? DESCRIBED.get(one);
  if (!related) throw new Error(`Unknown schema: ${one}.`);
  return related;
}

/** Returns every referenced id with its schema, its condition and its JSON pointer. */
function namedIn({ references }: Described, values: Readonly<Record<string, unknown>>) {
  return Object.entries(references).flatMap(([member, { one, among }]) => {
    const value = values[member];
    if (typeof value === "string") return [{ one, among, id: value, pointer: `/body/${member}` }];
    return Array.isArray(value)
      ? value.map((id, at) => ({ one, among, id: String(id), pointer: `/body/${member}/${at}` }))
      : [];
  });
}

/**
 * Throws if a write references unknown or disallowed records. Runs one query per schema, and locks the
 * referenced records against removal until the end of the transaction. Ids that the record referenced before
 * are not checked, so that a removed record does not block other changes.
 */
export async function checkReferences(
  trx: Queries,
  { account, id: own }: { readonly account: string; readonly id: string },
  described: Described,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const known = new Set(namedIn(described, before).map(({ one, id }) => `${one}/${id}`));
  const named = namedIn(described, values).filter(({ one, id }) => !known.has(`${one}/${id}`));
  const errors: Fault[] = [];
  for (const one of new Set(named.map((reference) => reference.one))) {
    const references = named.filter((reference) => reference.one === one);
    const { table, among } = namesIn(relatedTo(one));
    const needsData = references.some((reference) => reference.among !== undefined);
    const { rows } = await sql<{ id: string; data?: Readonly<Record<string, unknown>> }>`
      select id${needsData ? sql`, data` : sql``} from ${sql.table(table)} where account = ${account}${also(among)} and id = any(${references.map(({ id }) => id)}::text[]) for key share`.execute(
      trx,
    );
    const found = new Map(rows.map(({ id, data = {} }) => [id, data]));
    errors.push(
      ...references.flatMap(({ id, pointer, among: condition }): Fault[] => {
        const data = found.get(id);
        if (!data) return [{ pointer, code: "unknown", message: "is an unknown reference" }];
        if (id === own) return [{ pointer, code: "itself", message: "is the record itself" }];
        return whenHolds(condition, data)
          ? []
          : [{ pointer, code: "not-among", message: `must be a record where ${wordsOf(condition ?? {})}` }];
      }),
    );
  }
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

const also = (among: RawBuilder<boolean> | undefined) => (among ? sql` and ${among}` : sql``);
