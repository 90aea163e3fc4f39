import { type RawBuilder, sql } from "kysely";
import { namesIn, type Related } from "../kit/resource.ts";

/** Records that name others in a table of their own: who goes leaves them by itself. */
interface LinkedNamers {
  /** What they are, as permissions name it. */
  readonly list: "users" | "segments" | "branches" | "ip-restrictions";
  readonly related: Related & ("users" | "segments" | "branches" | "ip_restrictions");
  readonly link: "segment_users" | "branch_segments" | "ip_restriction_users";
  readonly own: string;
  readonly other: string;
  /** The member of theirs by which they name it, and their list is narrowed. */
  readonly by: "users" | "segments";
  /** Whether one that names nobody any more says nothing, so that it goes with the last. */
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

/** Where records of one kind are named in tables of their own. */
export const linkedNamers = (one: string): readonly LinkedNamers[] => LINKED[one] ?? [];

/** Whether such a record names this one; `alone`: this one and nobody else, `besides`: others as well. */
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
