import { type RawBuilder, sql } from "kysely";
import { namesIn, type Related } from "../kit/resource.ts";

/**
 * A table whose rows link a referencing record to a referenced one. The removal of either record deletes the
 * row.
 */
interface LinkTable {
  /** Resource name of the referencing records in permissions. */
  readonly list: "users" | "segments" | "branches" | "ip-restrictions";
  readonly related: Related & ("users" | "segments" | "branches" | "ip_restrictions");
  readonly link: "segment_users" | "branch_segments" | "ip_restriction_users";
  /** Column of the referencing record. */
  readonly own: string;
  /** Column of the referenced record. */
  readonly other: string;
  /** Member that contains the reference; also the filter parameter of the list. */
  readonly by: "users" | "segments";
  /**
   * True if a referencing record is removed together with its last reference, because without references it
   * has no effect.
   */
  readonly goesWithLast?: boolean;
}

/** Link tables by the schema name of the referenced record. */
const LINKED: Readonly<Record<string, readonly LinkTable[]>> = {
  User: [
    {
      list: "segments",
      related: "segments",
      link: "segment_users",
      own: "segment",
      other: "user_id",
      by: "users",
    },
    {
      list: "ip-restrictions",
      related: "ip_restrictions",
      link: "ip_restriction_users",
      own: "restriction",
      other: "user_id",
      by: "users",
      goesWithLast: true,
    },
  ],
  Segment: [
    {
      list: "users",
      related: "users",
      link: "segment_users",
      own: "user_id",
      other: "segment",
      by: "segments",
    },
    {
      list: "branches",
      related: "branches",
      link: "branch_segments",
      own: "branch",
      other: "segment",
      by: "segments",
    },
  ],
};

/** Returns the link tables that reference records of one kind. */
export const linkTablesOf = (one: string): readonly LinkTable[] => LINKED[one] ?? [];

/**
 * Returns the condition for records that reference the record `id`. With `alone`, it finds only records
 * without other references in the table; with `besides`, only records with other references.
 */
export function linksTo(
  { related, link, own, other }: LinkTable,
  id: string,
  how: "any" | "alone" | "besides",
): RawBuilder<boolean> {
  const hasLink = (comparison: RawBuilder<unknown>) =>
    sql<boolean>`exists (select 1 from ${sql.table(link)} link where link.account = ${sql.table(namesIn(related).table)}.account and link.${sql.ref(own)} = ${sql.table(namesIn(related).table)}.id and link.${sql.ref(other)} ${comparison})`;
  const named = hasLink(sql`= ${id}`);
  if (how === "any") return named;
  const others = hasLink(sql`<> ${id}`);
  return how === "alone" ? sql`(${named} and not ${others})` : sql`(${named} and ${others})`;
}
