import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { Described } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * A table that stores the ids in a member of a record, one row per id. The removal of the record or of the
 * referenced record deletes the row.
 */
interface Link {
  readonly table: "segment_users";
  /** Column of the record that has the member. */
  readonly own: "segment";
  /** Column of the referenced record. */
  readonly other: "user_id";
}

const LINKS: Readonly<Record<string, Link>> = {
  "Segment.users": { table: "segment_users", own: "segment", other: "user_id" },
};

/** Members that are computed from referenced records, as SQL expressions over the record's row. */
const DERIVED: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  Appointment: {
    timezone: sql`(
      select availability.data ->> 'timezone' from resource_records service
      join resource_records availability on availability.account = service.account and availability.collection = 'Availability' and availability.id = service.data ->> 'availability'
      where service.account = resource_records.account and service.collection = 'Service' and service.id = resource_records.data ->> 'service')`,
  },
};

/** Returns the members of a resource that are stored in link tables. */
const linksOf = ({ one, references }: Described): readonly (readonly [member: string, link: Link])[] =>
  Object.entries(references).flatMap(([member, { removal }]) => {
    const link = removal === "leaves" ? LINKS[`${one}.${member}`] : undefined;
    return link ? [[member, link] as const] : [];
  });

/** Returns the query for the ids linked to a record, in order. */
const linkedTo = (described: Described, { table, own, other }: Link): RawBuilder<unknown> => sql`
  select ${sql.ref(other)} from ${sql.table(table)} link
  where link.account = ${sql.ref(`${described.table}.account`)} and link.${sql.ref(own)} = ${sql.ref(`${described.table}.id`)} order by ${sql.ref(other)} collate "C"`;

/**
 * Returns the SQL expression for the column `linked`: an object with the linked and derived members of a
 * record. Returns undefined if the resource has no such members.
 */
export function readLinked(described: Described): RawBuilder<unknown> | undefined {
  const linked = linksOf(described).map(([member, link]): [string, RawBuilder<unknown>] => [
    member,
    sql`to_json(array(${linkedTo(described, link)}))`,
  ]);
  const members = [...linked, ...Object.entries(DERIVED[described.one] ?? {})].flatMap(([member, read]) => [
    sql.lit(member),
    read,
  ]);
  return members.length === 0 ? undefined : sql`json_build_object(${sql.join(members)}) as linked`;
}

/** Returns SQL arrays of the linked ids, for filters, by member name. */
export const linkedColumns = (described: Described): Readonly<Record<string, RawBuilder<unknown>>> =>
  Object.fromEntries(
    linksOf(described).map(([member, link]) => [member, sql`array(${linkedTo(described, link)})`]),
  );

/** Returns the values without the linked members, which are stored elsewhere. */
export const unlinked = (described: Described, values: Values): Values => {
  const linked = new Set(linksOf(described).map(([member]) => member));
  return Object.fromEntries(Object.entries(values).filter(([member]) => !linked.has(member)));
};

/**
 * Replaces the links of a record by the ids in `values`. Links of members that `values` lacks are unchanged.
 */
export async function putLinked(
  trx: Transaction<Tables>,
  described: Described,
  { account, id }: { readonly account: string; readonly id: string },
  values: Values,
): Promise<void> {
  for (const [member, { table, own, other }] of linksOf(described)) {
    const ids = values[member];
    if (!Array.isArray(ids)) continue;
    await trx.deleteFrom(table).where("account", "=", account).where(own, "=", id).execute();
    if (ids.length > 0)
      await trx
        .insertInto(table)
        .values(
          ids.map((named) => ({ account, [own]: id, [other]: String(named) })) as {
            account: string;
            segment: string;
            user_id: string;
          }[],
        )
        .execute(); // the columns of the only link table here
  }
}
