import { sql } from "kysely";
import type { Reference } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import { namesIn, type Related, type Resource } from "./resource.ts";

/** Replaces the ids in `members` by references with id and name. Runs one query per kind of record. */
export async function populate<Shape extends { readonly _id: string }>(
  db: Queries,
  { related }: Pick<Resource<never, Shape>, "related">,
  account: string,
  shapes: readonly Shape[],
  members: readonly string[],
): Promise<Shape[]> {
  const wanted = Object.entries<Related | undefined>(related).filter(([member]) => members.includes(member));
  const names = new Map<Related, ReadonlyMap<string, string>>();
  for (const kind of new Set(wanted.flatMap(([, kind]) => kind ?? []))) {
    const ids = wanted.flatMap(([member, of]) =>
      of === kind ? shapes.flatMap((shape) => idsIn(shape, member)) : [],
    );
    names.set(kind, await readNames(db, kind, account, [...new Set(ids)]));
  }
  return shapes.map((shape) => {
    const populated = wanted.map(
      ([member, kind]) =>
        [member, referred(valueOf(shape, member), kind ? names.get(kind) : undefined)] as const,
    );
    return { ...shape, ...Object.fromEntries(populated) };
  });
}

const valueOf = (shape: object, member: string): unknown =>
  Object.entries(shape).find(([name]) => name === member)?.[1];

function idsIn(shape: object, member: string): string[] {
  const value = valueOf(shape, member);
  return [value].flat().filter((id) => typeof id === "string");
}

function referred(value: unknown, names: ReadonlyMap<string, string> | undefined): unknown {
  const reference = (id: string): Reference => ({ _id: id, name: names?.get(id) ?? null });
  if (Array.isArray(value)) return value.map((id) => reference(String(id)));
  return typeof value === "string" ? reference(value) : value;
}

async function readNames(
  db: Queries,
  kind: Related,
  account: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { table, among, account: own = sql`account`, name } = namesIn(kind);
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select id, ${name} as name from ${sql.table(table)} where ${own} = ${account}${among ? sql` and ${among}` : sql``} and id = any(${ids}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name: called }) => [id, called]));
}
