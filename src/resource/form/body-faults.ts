import { Validator } from "@cfworker/json-schema";
import { unstorableIn } from "../../../openapi/formats/unstorable.ts";
import { nodeIn, type SchemaNode } from "./schema-node.ts";

/** One thing that is wrong with a field: its name, and what, in the platform's own words. */
export interface FieldFault {
  readonly field: string;
  /** Where in the field, if it holds several values, such as `0/label`. */
  readonly within?: string;
  readonly code: string;
  /** What the rule says, such as the least length; null where it has no measure. */
  readonly measure: number | null;
  /** What the platform says of it, in its own language. */
  readonly message?: string;
}

/** A JSON schema of the contract, with nothing in it that stands elsewhere. */
export type BodySchema = object;

const CODES: Readonly<Record<string, string>> = {
  required: "missing",
  type: "wrong-type",
  enum: "not-one-of",
  const: "not-one-of",
  minimum: "too-small",
  maximum: "too-large",
  minLength: "too-short",
  maxLength: "too-long",
  minItems: "too-few",
  maxItems: "too-many",
};

/** The schema of what stands at a path; that of a list's items at each of its places. */
const nodeAt = (schema: BodySchema, path: readonly string[]): SchemaNode => path.reduce((node, step) => nodeIn("items" in node ? node["items"] : nodeIn(node["properties"])[step]), nodeIn(schema));

/** What of a body breaks its schema, a fault for each value in a field: the same verdict as the platform's. */
export function bodyFaults(schema: BodySchema, body: object): FieldFault[] {
  const { errors } = new Validator(schema, "2020-12", false).validate(body);
  const faults = errors.flatMap(({ keyword, instanceLocation, error }): FieldFault[] => {
    // What is missing is told at what it is missing in.
    const missing = keyword === "required" ? /"([^"]+)"/.exec(error)?.[1] : undefined;
    const path = [...instanceLocation.split("/").slice(1), ...(missing === undefined ? [] : [missing])];
    // What only sums up others, and the whole body, is no fault of a field.
    if ((path[0] ?? "") === "" || keyword === "properties" || keyword === "items") return [];
    const measure = nodeAt(schema, path)[keyword];
    return [faultOf(path, CODES[keyword] ?? keyword, typeof measure === "number" ? measure : null)];
  });
  const unstorable = unstorableIn(body).map((pointer) => faultOf(pointer.split("/").slice(1), "unstorable"));
  return [...faults, ...unstorable].filter((fault, index, all) => all.findIndex(({ field, within }) => field === fault.field && within === fault.within) === index);
}

function faultOf([field = "", ...within]: readonly string[], code: string, measure: number | null = null): FieldFault {
  return { field, ...(within.length > 0 && { within: within.join("/") }), code, measure };
}
