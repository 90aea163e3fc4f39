import { type RawBuilder, sql } from "kysely";
import { namesIn, type Related } from "../kit/resource.ts";

/** Records that reference others in their own table, from which removed records disappear. */
interface LinkedNamers {
  /** Resource in permissions. */
  readonly list: "users" | "segments" | "branches" | "ip-restrictions";
  readonly related: Related & ("users" | "segments" | "branches" | "ip_restrictions");
  readonly link: "segment_users" | "branch_segments" | "ip_restriction_users";
  readonly own: string;
  readonly other: string;
  /** Their member that contains the reference, which is also the filter of their list. */
  readonly by: "users" | "segments";
  /** True if a record without references has no meaning, so that it is removed with the last one. */
  readonly goesWithLast?: boolean;
}

const LINKED: Readonly<Record<string, readonly LinkedNamers[]>> = {
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

/** Returns the tables in which records of one kind are referenced. */
export const linkTablesOf = (one: string): readonly LinkedNamers[] => LINKED[one] ?? [];

/** Matches records that reference this one; `alone`: only this one, `besides`: also others. */
export function linksTo(
  { related, link, own, other }: LinkedNamers,
  id: string,
  how: "any" | "alone" | "besides",
): RawBuilder<boolean> {
  const all = (of: RawBuilder<unknown>) =>
    sql<boolean>`exists (select 1 from ${sql.table(link)} link where link.account = ${sql.table(namesIn(related).table)}.account and link.${sql.ref(own)} = ${sql.table(namesIn(related).table)}.id and link.${sql.ref(other)} ${of})`;
  const named = all(sql`= ${id}`);
  if (how === "any") return named;
  const others = all(sql`<> ${id}`);
  return how === "alone" ? sql`(${named} and not ${others})` : sql`(${named} and ${others})`;
}
