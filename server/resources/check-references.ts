import { type RawBuilder, sql } from "kysely";
import { type Fault, Problem } from "../contract/problem.ts";
import type { Queries } from "../database/database.ts";
import { namesIn, type Related } from "../routes/referable.ts";
import { type Described, RESOURCES } from "./described.ts";
import { nameOf } from "./member-rules.ts";

const BUILT_IN: Readonly<Record<string, Related>> = { Account: "accounts", Widget: "accounts", User: "users", Segment: "segments", Branch: "branches", Poc: "pocs", IpRestriction: "ip_restrictions", ApiKey: "api_keys", PrivilegeRecord: "privileges", Webhook: "webhooks", Secret: "webhook_secrets", Upload: "uploads", FormSubmission: "form_submissions" };

/** Every other described resource, said once, so that all who name one are asked about together. */
const DESCRIBED = new Map(RESOURCES.map((one): readonly [string, Related] => [one.one, { table: "resource_records", among: sql<boolean>`collection = ${sql.lit(one.one)}`, name: nameOf(one) }]));

/** Where the records stand that a member names. */
export function relatedTo(one: string): Related {
  const related = BUILT_IN[one] ?? DESCRIBED.get(one);
  if (!related) throw new Error(`Nothing is called ${one}.`);
  return related;
}

/** Every id that is named, with the place in the body that names it. */
function namedIn({ references }: Described, values: Readonly<Record<string, unknown>>) {
  return Object.entries(references).flatMap(([member, { one }]) => {
    const value = values[member];
    if (typeof value === "string") return [{ one, id: value, pointer: `/body/${member}` }];
    return Array.isArray(value) ? value.map((id, at) => ({ one, id: String(id), pointer: `/body/${member}/${at}` })) : [];
  });
}

/**
 * Ends a write that names whom the account does not have; one query for each kind of record. Who is named stays until the
 * write is done. Whom the record named before is not asked about: what is gone meanwhile keeps nothing else from being written.
 */
export async function checkReferences(trx: Queries, account: string, described: Described, values: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const known = new Set(namedIn(described, before).map(({ one, id }) => `${one}/${id}`));
  const named = namedIn(described, values).filter(({ one, id }) => !known.has(`${one}/${id}`));
  const errors: Fault[] = [];
  for (const one of new Set(named.map((reference) => reference.one))) {
    const asked = named.filter((reference) => reference.one === one);
    const { table, among } = namesIn(relatedTo(one));
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where account = ${account}${also(among)} and id = any(${asked.map(({ id }) => id)}::text[]) for key share`.execute(trx);
    const there = new Set(rows.map(({ id }) => id));
    errors.push(...asked.flatMap(({ id, pointer }) => (there.has(id) ? [] : { pointer, code: "unknown", message: "is an unknown reference" })));
  }
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

const also = (among: RawBuilder<boolean> | undefined) => (among ? sql` and ${among}` : sql``);
