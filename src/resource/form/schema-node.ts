/** One place of a JSON schema. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** What stands at a place of a schema; an empty one where nothing is said. */
export const nodeIn = (value: unknown): SchemaNode =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
