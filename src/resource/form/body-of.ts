import type { BodySchema } from "./body-faults.ts";

/** Whether the schema lets a member be null. */
function mayBeNull(schema: BodySchema, field: string): boolean {
  return JSON.stringify("properties" in schema ? Object(schema.properties)[field] : {})?.includes('"null"') ?? false;
}

/** Whether a member is written and never read again: it is sent as it was typed. */
const isSecret = (schema: BodySchema, field: string): boolean => /password|secret/i.test(field) || ("properties" in schema && Object(Object(schema.properties)[field]).writeOnly === true);

/** The schema of the rows of a member that is a list of such; null where it is none. */
function rowsIn(schema: BodySchema, field: string): BodySchema | null {
  const items: unknown = "properties" in schema ? Object(Object(schema.properties)[field]).items : undefined;
  return typeof items === "object" && items !== null && "properties" in items ? items : null;
}

/** What a form sends: texts without the blanks around them, and a text that is empty as nothing at all; the same in each row of a list. */
export function bodyOf<Values extends object>(schema: BodySchema, values: Values): Partial<Values> {
  const members = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const rows = Array.isArray(value) ? rowsIn(schema, field) : null;
    if (rows && Array.isArray(value)) return [[field, value.map((row: object) => bodyOf(rows, row))]];
    const tidy: unknown = typeof value === "string" && !isSecret(schema, field) ? value.trim() : value;
    if (tidy !== "" && tidy !== undefined) return [[field, tidy]];
    return mayBeNull(schema, field) ? [[field, null]] : [];
  });
  // Members of the values and nothing else, some of them missing.
  return Object.fromEntries(members) as Partial<Values>;
}
