import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import { conditionsOf, contains } from "./filter-sql.ts";
import { populate } from "./populate.ts";
import { Problem } from "./problem.ts";
import type { Collection, ListQuery, Page, Resource } from "./resource.ts";

/**
 * Up to this number of matches, reading all matches and then sorting them is faster. With more matches,
 * reading the table in sort order finds a page sooner.
 */
const FEW = 8_000;

/** Reads a page of an account's records. The query must already be validated against the contract. */
export async function listResource<Row, Shape extends { readonly _id: string }>(
  db: Queries,
  resource: Resource<Row, Shape>,
  account: string,
  query: ListQuery,
): Promise<Page<Shape>> {
  const { $limit: limit = 10, $skip: skip = 0, $count: counting } = query;
  const after = continuationOf(resource, query);
  const narrowed = conditions(resource, account, query);
  const where = sql.join([ownedBy(resource, account), ...narrowed], sql` and `);
  const table = sql.table(resource.table);
  const total = counting === "none" ? null : await countMatches(db, table, where);
  if (counting === "only" || (total !== null && total <= skip))
    return { total: total ?? 0, skip, limit, data: [], ...(resource.continued && { next: null }) };
  const areFew = total !== null && narrowed.length > 0 && total <= FEW;
  const shownFrom = after.from === null ? where : sql`${where} and ${after.from}`;
  const by = order(resource, query);
  const parts = areFew || skip > FEW ? [] : (resource.parts?.(query, account) ?? []);
  // One more than the page shows whether there are further records.
  const most = limit + 1;
  const source =
    parts.length > 0
      ? inParts(table, shownFrom, parts, sql`order by ${by} limit ${skip + most}`)
      : from(table, shownFrom, areFew);
  const read =
    await sql<Row>`select ${columns(resource)} from ${source} order by ${by} limit ${most} offset ${skip}`.execute(
      db,
    );
  const rows = read.rows.slice(0, limit);
  const shapes = await populate(db, resource, account, rows.map(resource.shape), query.populate ?? []);
  const last = shapes.at(-1);
  return {
    total: total ?? skip + read.rows.length,
    skip,
    limit,
    data: shapes.map((shape) => selected(shape, query.$select)),
    ...(resource.continued && { next: last && read.rows.length > limit ? after.next(last) : null }),
  };
}

async function countMatches(
  db: Queries,
  table: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${table} where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Returns the condition for the records behind the page that `$after` names (null without `$after`), and the
 * `$after` of the page behind a record (null if the order cannot be continued).
 */
function continuationOf(
  { sorts, order: [standard, direction], continued = [] }: Collection,
  { $after, $skip = 0, $sort = {} }: ListQuery,
): {
  readonly from: RawBuilder<boolean> | null;
  readonly next: (last: { readonly _id: string }) => string | null;
} {
  const [[name, towards] = [standard, direction], ...others] = Object.entries($sort);
  const by = others.length === 0 && continued.includes(name) ? sorts[name] : undefined;
  if ($after !== undefined && (!by || $skip > 0))
    throw new Problem("unprocessable", {
      detail: `$after continues lists in the order of ${continued.join(" or ")} only, and without $skip.`,
      errors: [{ pointer: "/query/$after", code: "unknown", message: "Leave out $after, or change $sort." }],
    });
  const next = (last: { readonly _id: string }) =>
    by ? `${Date.parse(String((last as Readonly<Record<string, unknown>>)[name]))}.${last._id}` : null; // the shape has a time by the name of the sort
  if ($after === undefined || !by) return { from: null, next };
  const [at, id] = [Number($after.split(".", 1)[0]), $after.slice($after.indexOf(".") + 1)];
  const behind = towards === -1 ? sql`<` : sql`>`;
  // The first comparison alone could use the index; both together also skip the ties already shown.
  const from = sql<boolean>`${by} ${behind}= ${at} and (${by} ${behind} ${at} or id collate "C" > ${id})`;
  return { from, next };
}

/**
 * Reads a record of an account by id, with the names of the references in `populated`. Returns null if it
 * does not exist.
 */
export async function readResource<Row, Shape extends { readonly _id: string }>(
  db: Queries,
  resource: Resource<Row, Shape>,
  account: string,
  id: string,
  populated: readonly string[],
): Promise<Shape | null> {
  const { rows } =
    await sql<Row>`select ${columns(resource)} from ${sql.table(resource.table)} where ${ownedBy(resource, account)} and id = ${id}`.execute(
      db,
    );
  const [shape] = await populate(db, resource, account, rows.map(resource.shape), populated);
  return shape ?? null;
}

/**
 * Returns the FROM and WHERE clauses. The planner assumes that matches are evenly distributed, and may scan
 * nearly all rows in sort order to find a few matches. If `areFew` is true, a subquery with OFFSET 0 forces
 * it to find all matches before it sorts them.
 */
const from = (table: RawBuilder<unknown>, where: RawBuilder<unknown>, areFew: boolean): RawBuilder<unknown> =>
  areFew ? sql`(select * from ${table} where ${where} offset 0) as ${table}` : sql`${table} where ${where}`;

/** Returns the FROM clause over parts of the records, each read up to the end of the page by its own plan. */
function inParts(
  table: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  parts: readonly RawBuilder<unknown>[],
  page: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const read = parts.map((part) => sql`(select * from ${table} where ${where} and ${part} ${page})`);
  return sql`(${sql.join(read, sql` union all `)}) as ${table}`;
}

/** Returns the conditions of an account's records that match a query. */
export const found = (collection: Collection, account: string, query: ListQuery): RawBuilder<unknown> =>
  sql.join([ownedBy(collection, account), ...conditions(collection, account, query)], sql` and `);

/**
 * Returns true if a query matches at most `FEW` records, so that reading all of them and then sorting is
 * faster. Stops counting above this limit.
 */
export async function findsFew(
  db: Queries,
  collection: Collection,
  account: string,
  query: ListQuery,
): Promise<boolean> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (select from ${sql.table(collection.table)} where ${found(collection, account, query)} limit ${FEW + 1}) as found`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) <= FEW;
}

/**
 * Returns the FROM, WHERE and ORDER BY clauses for an account's records that match a query. `areFew` is the
 * result of `findsFew`.
 */
export const foundIn = (
  collection: Collection,
  account: string,
  query: ListQuery,
  areFew = false,
): RawBuilder<unknown> =>
  sql`${from(sql.table(collection.table), found(collection, account, query), areFew)} order by ${order(collection, query)}`;

const ownedBy = ({ among }: Collection, account: string): RawBuilder<unknown> =>
  among ? sql`account = ${account} and ${among}` : sql`account = ${account}`;

const columns = ({ table, besides }: Collection): RawBuilder<unknown> =>
  besides ? sql`${sql.table(table)}.*, ${besides}` : sql`*`;

function conditions(
  { filters, search, implied }: Collection,
  account: string,
  query: ListQuery,
): RawBuilder<boolean>[] {
  const asked = Object.entries(query).flatMap(([name, value]) => {
    const filter = filters[name];
    return filter ? conditionsOf(filter, value, account) : [];
  });
  asked.push(...(implied?.(query, account) ?? []));
  if (query.$search === undefined) return asked;
  return [
    ...asked,
    typeof search === "string" ? contains(search, query.$search) : search(query.$search, account),
  ];
}

function order(
  { sorts, ties, order: [standard, direction] }: Collection,
  { $sort = {} }: ListQuery,
): RawBuilder<unknown> {
  const asked = Object.entries($sort).flatMap(([name, towards], _, { length }) =>
    [sorts[name] ?? [], length === 1 ? (ties?.[name] ?? []) : []].flat().map((by) => [by, towards] as const),
  );
  const wanted = asked.length > 0 || !sorts[standard] ? asked : [[sorts[standard], direction] as const];
  // The id breaks ties, so that pages neither repeat nor skip a record.
  return sql.join([
    ...wanted.map(([by, towards]) => (towards === -1 ? sql`${by} desc` : sql`${by} asc`)),
    sql`id collate "C" asc`,
  ]);
}

function selected<Shape extends { readonly _id: string }>(
  shape: Shape,
  members: readonly string[] | undefined,
): Shape {
  if (!members) return shape;
  // In the contract, every member except the id is optional, because `$select` can leave it out.
  return Object.fromEntries(
    Object.entries(shape).filter(([name]) => name === "_id" || members.includes(name)),
  ) as Shape;
}
