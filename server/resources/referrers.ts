import { type RawBuilder, sql } from "kysely";
import type { Holders, Permission } from "../../openapi/generated/console.ts";
import type { Caller } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { namesIn } from "../kit/resource.ts";
import { linkTablesOf, linksTo } from "./link-tables.ts";
import { nameOf, sortBy } from "./member-rules.ts";
import { anyOf, type Fate, type Referrers, referrersOf } from "./described-referrers.ts";

type Reader = Pick<Caller, "account" | "permissions">;
type Holder = Holders["blocking"][number];

/** Maximum number of referencing records per list that are returned by name. */
const MOST_NAMED = 5;

/** A list, and the condition for its records that reference a given record. */
interface Place {
  readonly list: string;
  /** Filter parameter of the list that selects exactly the referencing records; null if there is none. */
  readonly by: string | null;
  readonly table: string;
  readonly where: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/**
 * Returns the count of the records in one list that reference a record, and the names of the first
 * `MOST_NAMED` if the reader has permission to read the list. Returns null if no records reference it.
 */
async function holderIn(
  db: Queries,
  { account, permissions }: Reader,
  { list, by, table, where, name, order }: Place,
): Promise<Holder | null> {
  const { rows } = await sql<{ id: string; name: string; total: number }>`
    select id, ${name} as name, count(*) over ()::int as total from ${sql.table(table)} where account = ${account} and ${where} order by ${order}, id limit ${MOST_NAMED}`.execute(
    db,
  );
  const [first] = rows;
  if (!first) return null;
  const isReadable = permissions.has(`${list}.read` as Permission); // the contract has both for each resource
  return {
    list,
    total: first.total,
    ...(isReadable && {
      ...(by !== null && { by }),
      records: rows.map((row) => ({ _id: row.id, name: row.name })),
    }),
  };
}

const placeOf = (referrer: Referrers, id: string): Place => {
  const { described } = referrer;
  return {
    list: described.permission,
    by: filterOf(referrer),
    table: described.table,
    where: sql`collection = ${described.one} and id <> ${id} and ${anyOf(referrer)}`,
    name: nameOf(described),
    order: sortBy("text", described.title),
  };
};

/**
 * Returns the name of the filter that selects exactly the referencing records. Returns null if the list has
 * no such filter: several members can reference the record, or removing it affects only some of the
 * references.
 */
function filterOf({
  described: { filters, references },
  members: [first, ...others],
}: Referrers): string | null {
  if (!first || others.length > 0 || !filters.includes(first.member)) return null;
  const refersTo = references[first.member];
  return refersTo && !refersTo.while && refersTo.removal !== "narrows" ? first.member : null;
}

const placesOf = (one: string, id: string, fate: Fate): Place[] =>
  referrersOf(one, id, fate).map((referrer) => placeOf(referrer, id));

/**
 * Returns the lists that reference a record in link tables. `areRemoved` selects the records that are removed
 * together with the reference; otherwise, the records that remain without it are selected.
 */
const linkedPlaces = (one: string, id: string, areRemoved: boolean): Place[] =>
  linkTablesOf(one).flatMap((referrer) => {
    if (areRemoved && !referrer.goesWithLast) return [];
    const { table, name } = namesIn(referrer.related);
    const how = areRemoved ? "alone" : referrer.goesWithLast ? "besides" : "any";
    return [
      {
        list: referrer.list,
        by: how === "any" ? referrer.by : null,
        table,
        where: linksTo(referrer, id, how),
        name,
        order: name,
      },
    ];
  });

const holdersIn = async (db: Queries, reader: Reader, places: readonly Place[]): Promise<Holder[]> => {
  const found: Holder[] = [];
  for (const place of places) {
    const holder = await holderIn(db, reader, place);
    if (holder) found.push(holder);
  }
  return found;
};

/**
 * Returns the records that reference a record, and the effect of its removal on them, for the confirmation
 * dialog.
 */
export const readReferrers = async (
  db: Queries,
  reader: Reader,
  one: string,
  id: string,
): Promise<Holders> => ({
  blocking: await holdersIn(db, reader, placesOf(one, id, "stays")),
  losing: await holdersIn(db, reader, [...linkedPlaces(one, id, false), ...placesOf(one, id, "leaves")]),
  going: await holdersIn(db, reader, linkedPlaces(one, id, true)),
});

/**
 * Throws a conflict if references from other records prevent the removal of the record. The problem contains
 * the names of those records that the reader has permission to read.
 */
export async function assertUnreferenced(
  trx: Queries,
  reader: Reader,
  one: string,
  id: string,
): Promise<void> {
  const errors = [];
  for (const referrer of referrersOf(one, id, "stays")) {
    const holder = await holderIn(trx, reader, placeOf(referrer, id));
    if (!holder) continue;
    const { list, total, records } = holder;
    const by = referrer.members.map(({ member }) => member).join(" or ");
    errors.push({
      pointer: "/path/id",
      code: "in-use",
      message: `is named by ${total} of ${referrer.described.path} as ${by}`,
      ...(records && { holders: { list, names: records.map(({ name }) => name ?? ""), total } }),
    });
  }
  if (errors.length > 0) throw new Problem("conflict", { errors });
}
