import { type RawBuilder, sql } from "kysely";
import type { Permission } from "../../openapi/generated/console.ts";
import type { Caller } from "../auth/caller.ts";
import { type Fault, Problem } from "../contract/problem.ts";
import type { Queries } from "../database/database.ts";
import { namesIn, type Related } from "../routes/referable.ts";
import { type Described, RESOURCES } from "./described.ts";
import { nameOf, sortBy } from "./member-rules.ts";

const BUILT_IN: Readonly<Record<string, Related>> = { Account: "accounts", User: "users", Segment: "segments", Branch: "branches", Poc: "pocs", IpRestriction: "ip_restrictions", ApiKey: "api_keys", PrivilegeRecord: "privileges", Webhook: "webhooks", Secret: "webhook_secrets", FormSubmission: "form_submissions" };

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

/** Ends a write that names whom the account does not have; one query for each kind of record. Who is named stays until the write is done. */
export async function checkReferences(trx: Queries, account: string, described: Described, values: Readonly<Record<string, unknown>>): Promise<void> {
  const named = namedIn(described, values);
  const errors: Fault[] = [];
  for (const one of new Set(named.map((reference) => reference.one))) {
    const asked = named.filter((reference) => reference.one === one);
    const { table, among } = namesIn(relatedTo(one));
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where account = ${account}${also(among)} and id = any(${asked.map(({ id }) => id)}::text[]) for key share`.execute(trx);
    const known = new Set(rows.map(({ id }) => id));
    errors.push(...asked.flatMap(({ id, pointer }) => (known.has(id) ? [] : { pointer, code: "unknown", message: "is an unknown reference" })));
  }
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

const also = (among: RawBuilder<boolean> | undefined) => (among ? sql` and ${among}` : sql``);

/** Where records of one kind are named so that they may not go. */
const holders = (one: string) => RESOURCES.flatMap((described) => Object.entries(described.references).flatMap(([member, refersTo]) => (refersTo.one === one && refersTo.removal === "refuses" ? [{ described, member }] : [])));

/** So many of those who hold on to a record are told by name. */
const MOST_NAMED = 5;

/** Ends the removal of a record that others hold on to, and says who they are to those who may read them. */
export async function expectUnheld(trx: Queries, { account, permissions }: Pick<Caller, "account" | "permissions">, { one }: Described, id: string): Promise<void> {
  const errors: Fault[] = [];
  for (const described of new Set(holders(one).map((holder) => holder.described))) {
    const members = holders(one).flatMap((holder) => (holder.described === described ? [holder.member] : []));
    const names = members.map((member) => (described.kinds[member] === "reference" ? sql`data ->> ${sql.lit(member)} = ${id}` : sql`data -> ${sql.lit(member)} @> to_jsonb(${id}::text)`));
    const { rows } = await sql<{ name: string; total: number }>`
      select ${nameOf(described)} as name, count(*) over ()::int as total from ${sql.table(described.table)}
      where account = ${account} and collection = ${described.one} and id <> ${id} and (${sql.join(names, sql` or `)})
      order by ${sortBy("text", described.title)}, id limit ${MOST_NAMED}`.execute(trx);
    const [{ total } = { total: 0 }] = rows;
    if (total === 0) continue;
    const { permission: list, path } = described;
    const isReadable = permissions.has(`${list}.read` as Permission); // the contract has both for each resource
    errors.push({ pointer: "/path/id", code: "in-use", message: `is named by ${total} of ${path} as ${members.join(" or ")}`, ...(isReadable && { holders: { list, names: rows.map(({ name }) => name), total } }) });
  }
  if (errors.length > 0) throw new Problem("conflict", { errors });
}
