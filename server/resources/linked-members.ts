import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { Described } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/** A relation stored in its own table; removing a record removes its rows. */
interface Link {
  readonly table: "segment_users";
  readonly own: "segment";
  readonly other: "user_id";
}

const LINKS: Readonly<Record<string, Link>> = {
  "Segment.users": { table: "segment_users", own: "segment", other: "user_id" },
};

/** Members that are read from the records a record refers to, each as an expression over its row. */
const DERIVED: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  Appointment: {
    timezone: sql`(
      select availability.data ->> 'timezone' from resource_records service
      join resource_records availability on availability.account = service.account and availability.collection = 'Availability' and availability.id = service.data ->> 'availability'
      where service.account = resource_records.account and service.collection = 'Service' and service.id = resource_records.data ->> 'service')`,
  },
};

/** The members of a resource that link its records to others. */
const linksOf = ({ one, references }: Described): readonly (readonly [member: string, link: Link])[] =>
  Object.entries(references).flatMap(([member, { removal }]) => {
    const link = removal === "leaves" ? LINKS[`${one}.${member}`] : undefined;
    return link ? [[member, link] as const] : [];
  });

/** Returns all records linked to a record, ordered by id. */
const linkedTo = (described: Described, { table, own, other }: Link): RawBuilder<unknown> => sql`
  select ${sql.ref(other)} from ${sql.table(table)} link
  where link.account = ${sql.ref(`${described.table}.account`)} and link.${sql.ref(own)} = ${sql.ref(`${described.table}.id`)} order by ${sql.ref(other)} collate "C"`;

/** Returns the expression for a record's linked and derived members by name; undefined if it has none. */
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

/** The linked members as a filter sees them, by name. */
export const linkedColumns = (described: Described): Readonly<Record<string, RawBuilder<unknown>>> =>
  Object.fromEntries(
    linksOf(described).map(([member, link]) => [member, sql`array(${linkedTo(described, link)})`]),
  );

/** Returns the values without the linked members, which are stored elsewhere. */
export const unlinked = (described: Described, values: Values): Values => {
  const linked = new Set(linksOf(described).map(([member]) => member));
  return Object.fromEntries(Object.entries(values).filter(([member]) => !linked.has(member)));
};

/** Replaces the links of a record by those in the values. Absent members are unchanged. */
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
        .execute(); // the columns of the only table that there is
  }
}
