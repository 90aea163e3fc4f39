import { isExact, tidyText } from "../../../../openapi/formats/tidy-text.ts";
import { type BodySchema, nodeIn, type SchemaNode } from "./body-faults.ts";

/** Returns the schema of a member. */
const memberOf = (schema: BodySchema, field: string): SchemaNode =>
  nodeIn(nodeIn(nodeIn(schema)["properties"])[field]);

/** Returns true if a schema lets a member be null. */
const mayBeNull = (member: SchemaNode): boolean => JSON.stringify(member).includes('"null"');

/** Returns a value with all nested texts normalized as on the platform. */
function tidied(value: unknown, schema: SchemaNode): unknown {
  if (typeof value === "string") return isExact(schema) ? value : tidyText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => tidied(item, nodeIn(schema["items"])));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => [
      field,
      tidied(inner, memberOf(schema, field)),
    ]),
  );
}

/**
 * Returns the request body of form values. Texts are normalized; empty ones become null if the schema allows
 * it, otherwise they are left out. The same applies to the rows of lists.
 */
export function bodyOf<Values extends object>(schema: BodySchema, values: Values): Partial<Values> {
  const members = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const member = memberOf(schema, field);
    if (Array.isArray(value)) {
      const items = nodeIn(member["items"]);
      return [
        [
          field,
          value.map((item: unknown) =>
            "properties" in items ? bodyOf(items, Object(item)) : tidied(item, items),
          ),
        ],
      ];
    }
    const tidy = tidied(value, member);
    if (tidy !== "" && tidy !== undefined) return [[field, tidy]];
    return mayBeNull(member) ? [[field, null]] : [];
  });
  // Contains members of the values only; some may be missing.
  return Object.fromEntries(members) as Partial<Values>;
}

/** Returns the changed members of a body. */
export const onlyChanged = <Body extends object>(body: Body, changed: readonly string[]): Partial<Body> =>
  // Contains members of the body only; some may be missing.
  Object.fromEntries(Object.entries(body).filter(([field]) => changed.includes(field))) as Partial<Body>;
