import { type RawBuilder, sql } from "kysely";
import type { Filter } from "../kit/resource.ts";
import type { Described, MemberKind } from "./described.ts";

const text = (member: string): RawBuilder<unknown> => sql`(data ->> ${sql.lit(member)})`;

/**
 * Returns the sort expression of a member: texts without case and accents, numbers by value, days and times
 * chronologically.
 */
export function sortBy(kind: MemberKind | undefined, member: string): RawBuilder<unknown> {
  switch (kind) {
    case "integer":
    case "number":
      return sql`${text(member)}::numeric`;
    case "boolean":
      return sql`${text(member)}::boolean`;
    case "date":
    case "moment":
      return sql`${text(member)} collate "C"`;
    default:
      return sql`(keys ->> ${sql.lit(member)}) collate "C"`;
  }
}

/** Returns the filter of a member. */
export function filterBy(kind: MemberKind | undefined, member: string): Filter {
  switch (kind) {
    case "integer":
    case "number":
      return { column: sql`${text(member)}::numeric`, kind: "value" };
    case "boolean":
      return { column: sql`${text(member)}::boolean`, kind: "value" };
    case "date":
      return { column: sql`${text(member)} collate "C"`, kind: "value" };
    case "moment":
      return { column: sql`(extract(epoch from ${text(member)}::timestamptz) * 1000)`, kind: "time" };
    case "references":
    case "texts":
    case "choices":
      return {
        column: sql`array(select jsonb_array_elements_text(data -> ${sql.lit(member)}))`,
        kind: "list",
      };
    default:
      return { column: text(member), kind: "value" };
  }
}

/** Returns the SQL expression for a record's name; its id if there is none. */
export const nameOf = ({ title }: Pick<Described, "title">): RawBuilder<unknown> =>
  sql`coalesce(nullif(${text(title)}, ''), id)`;
