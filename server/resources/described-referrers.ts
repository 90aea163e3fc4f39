import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import { type Described, RESOURCES } from "./described.ts";

/**
 * Effect of a record's removal on the references to it: they stay and block the removal, or they are removed.
 */
export type Fate = "stays" | "leaves";

/** A member that references records of one kind. */
interface ReferenceMember {
  readonly member: string;
  readonly refersTo: Described["references"][string];
}

const referencesTo = ({ references }: Described, one: string): ReferenceMember[] =>
  Object.entries(references).flatMap(([member, refersTo]) =>
    refersTo.one === one ? [{ member, refersTo }] : [],
  );

/**
 * Returns the condition for records that reference `id` in this member, where removing `id` has the effect
 * `fate` on the reference. Returns null if the member never has this effect.
 */
function referenceCondition(
  { kinds }: Described,
  { member, refersTo: { removal, while: where } }: ReferenceMember,
  id: string,
  fate: Fate,
): RawBuilder<boolean> | null {
  const value = sql`data -> ${sql.lit(member)}`;
  const named =
    kinds[member] === "reference"
      ? sql<boolean>`data ->> ${sql.lit(member)} = ${id}`
      : sql<boolean>`${value} @> to_jsonb(${id}::text)`;
  switch (removal) {
    case "keeps":
      return null;
    case "refuses":
      return fate === "stays" ? named : null;
    case "narrows":
      return sql`(${named} and ${value} ${fate === "stays" ? sql`=` : sql`<>`} jsonb_build_array(${id}::text))`;
    case "leaves":
      return fate === "leaves"
        ? sql`(${sql.join([named, ...Object.entries(where ?? {}).map(([other, values]) => sql`data ->> ${sql.lit(other)} = any(${values.map(String)}::text[])`)], sql` and `)})`
        : null;
  }
}

/**
 * A resource whose records can reference a given record: the referencing members, each with the condition
 * that finds such records.
 */
export interface Referrers {
  readonly described: Described;
  readonly members: readonly { readonly member: string; readonly names: RawBuilder<boolean> }[];
}

/**
 * Returns the described resources that can reference this record, with the members where removing the record
 * can have the effect `fate`. Members in link tables are left out.
 */
export const referrersOf = (one: string, id: string, fate: Fate): Referrers[] =>
  RESOURCES.flatMap((described) => {
    const members = referencesTo(described, one).flatMap((each) => {
      const names = referenceCondition(described, each, id, fate);
      return names ? [{ member: each.member, names }] : [];
    });
    return members.length > 0 ? [{ described, members }] : [];
  });

/** Returns the condition that any of the members references the record. */
export const anyOf = ({ members }: Referrers): RawBuilder<boolean> =>
  sql`(${sql.join(
    members.map(({ names }) => names),
    sql` or `,
  )})`;

/** Ids of one kind that described records reference. */
interface NamedAmong {
  /** Referenced by any record, except in members that keep the ids of removed records. */
  readonly named: ReadonlySet<string>;
  /** Referenced by a member that refuses the removal, or by a `narrows` list that has no other ids. */
  readonly held: ReadonlySet<string>;
}

/** Finds which of these ids are referenced, with one query for each member that can reference them. */
export async function namedAmong(
  db: Queries,
  account: string,
  one: string,
  ids: readonly string[],
): Promise<NamedAmong> {
  const [named, held] = [new Set<string>(), new Set<string>()];
  if (ids.length === 0) return { named, held };
  for (const described of RESOURCES) {
    for (const {
      member,
      refersTo: { removal },
    } of referencesTo(described, one)) {
      if (removal === "keeps") continue;
      const value = sql`data -> ${sql.lit(member)}`;
      const { rows } = await sql<{ id: string; alone: boolean }>`
        select each.id, bool_or(listed.ids <@ to_jsonb(${ids}::text[])) as alone
        from ${sql.table(described.table)}, lateral (select case jsonb_typeof(${value}) when 'array' then ${value} when 'string' then jsonb_build_array(${value}) else '[]'::jsonb end) as listed (ids), lateral jsonb_array_elements_text(listed.ids) as each (id)
        where account = ${account} and collection = ${described.one} and each.id = any(${ids}::text[]) group by each.id`.execute(
        db,
      );
      for (const { id, alone } of rows) {
        named.add(id);
        if (removal === "refuses" || (removal === "narrows" && alone)) held.add(id);
      }
    }
  }
  return { named, held };
}
