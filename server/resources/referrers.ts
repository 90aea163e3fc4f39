import { type RawBuilder, sql } from "kysely";
import type { Holders, Permission } from "../../openapi/generated/console.ts";
import type { Caller } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { namesIn } from "../kit/resource.ts";
import { linkTablesOf, linksTo } from "./link-tables.ts";
import { nameOf, sortBy } from "./member-rules.ts";
import { anyOf, type Fate, type Referrers, referrersOf } from "./described-referrers.ts";

type Asking = Pick<Caller, "account" | "permissions">;
type Holder = Holders["blocking"][number];

/** Number of referring records that are listed by name. */
const MOST_NAMED = 5;

interface Place {
  readonly list: string;
  /** Filter parameter that selects exactly these records; null if there is none. */
  readonly by: string | null;
  readonly table: string;
  readonly where: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/**
 * Returns the records that reference a record in one place: names for users who can read them, the count for
 * all; null if there are none.
 */
async function holderIn(
  db: Queries,
  { account, permissions }: Asking,
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

const placeOf = (namers: Referrers, id: string): Place => {
  const { described } = namers;
  return {
    list: described.permission,
    by: filterOf(namers),
    table: described.table,
    where: sql`collection = ${described.one} and id <> ${id} and ${anyOf(namers)}`,
    name: nameOf(described),
    order: sortBy("text", described.title),
  };
};

/** References by several members, or under a condition, cannot be selected exactly by one filter. */
function filterOf({
  described: { filters, references },
  members: [first, ...others],
}: Referrers): string | null {
  if (!first || others.length > 0 || !filters.includes(first.member)) return null;
  const refersTo = references[first.member];
  return refersTo && !refersTo.while && refersTo.removal !== "narrows" ? first.member : null;
}

const placesOf = (one: string, id: string, fate: Fate): Place[] =>
  referrersOf(one, id, fate).map((namers) => placeOf(namers, id));

const linkedPlaces = (one: string, id: string, isGoing: boolean): Place[] =>
  linkTablesOf(one).flatMap((namers) => {
    if (isGoing && !namers.goesWithLast) return [];
    const { table, name } = namesIn(namers.related);
    const how = isGoing ? "alone" : namers.goesWithLast ? "besides" : "any";
    return [
      {
        list: namers.list,
        by: how === "any" ? namers.by : null,
        table,
        where: linksTo(namers, id, how),
        name,
        order: name,
      },
    ];
  });

const among = async (db: Queries, asking: Asking, places: readonly Place[]): Promise<Holder[]> => {
  const found: Holder[] = [];
  for (const place of places) {
    const holder = await holderIn(db, asking, place);
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
  asking: Asking,
  one: string,
  id: string,
): Promise<Holders> => ({
  blocking: await among(db, asking, placesOf(one, id, "stays")),
  losing: await among(db, asking, [...linkedPlaces(one, id, false), ...placesOf(one, id, "leaves")]),
  going: await among(db, asking, linkedPlaces(one, id, true)),
});

/** Throws if other records prevent the removal, with their names for users who can read them. */
export async function assertUnreferenced(
  trx: Queries,
  asking: Asking,
  one: string,
  id: string,
): Promise<void> {
  const errors = [];
  for (const namers of referrersOf(one, id, "stays")) {
    const holder = await holderIn(trx, asking, placeOf(namers, id));
    if (!holder) continue;
    const { list, total, records } = holder;
    const by = namers.members.map(({ member }) => member).join(" or ");
    errors.push({
      pointer: "/path/id",
      code: "in-use",
      message: `is named by ${total} of ${namers.described.path} as ${by}`,
      ...(records && { holders: { list, names: records.map(({ name }) => name ?? ""), total } }),
    });
  }
  if (errors.length > 0) throw new Problem("conflict", { errors });
}
