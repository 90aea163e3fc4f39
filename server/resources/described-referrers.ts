import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import { type Described, RESOURCES } from "./described.ts";

/** Effect of a removal on a reference: it is kept or removed. */
export type Fate = "stays" | "leaves";

/** A member that names records of one kind. */
interface Naming {
  readonly member: string;
  readonly refersTo: Described["references"][string];
}

const namings = ({ references }: Described, one: string): Naming[] =>
  Object.entries(references).flatMap(([member, refersTo]) =>
    refersTo.one === one ? [{ member, refersTo }] : [],
  );

/**
 * Returns the condition that a record references this one by that member, with this effect; null if it never
 * does.
 */
function naming(
  { kinds }: Described,
  { member, refersTo: { removal, while: where } }: Naming,
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

/** A member that names a record, and the condition by which the database finds where it does. */
export interface Referrers {
  readonly described: Described;
  readonly members: readonly { readonly member: string; readonly names: RawBuilder<boolean> }[];
}

/**
 * Returns the described resources whose records can reference this one with this effect, except by members in
 * a table of their own.
 */
export const referrersOf = (one: string, id: string, fate: Fate): Referrers[] =>
  RESOURCES.flatMap((described) => {
    const members = namings(described, one).flatMap((each) => {
      const names = naming(described, each, id, fate);
      return names ? [{ member: each.member, names }] : [];
    });
    return members.length > 0 ? [{ described, members }] : [];
  });

/** Matches if any record of a kind references this one. */
export const anyOf = ({ members }: Referrers): RawBuilder<boolean> =>
  sql`(${sql.join(
    members.map(({ names }) => names),
    sql` or `,
  )})`;

/** Records of one kind, selected by references of described records. */
interface NamedAmong {
  /** Named by any. */
  readonly named: ReadonlySet<string>;
  /** Named by some that cannot do without them, or that name none besides these. */
  readonly held: ReadonlySet<string>;
}

/** Finds which of some records are named, in one question for each member that may name them. */
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
    } of namings(described, one)) {
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
