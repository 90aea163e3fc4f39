import { Validator } from "@cfworker/json-schema";

/** One thing that is wrong with a field: its name, and what, in the platform's own words. */
export interface FieldFault {
  readonly field: string;
  readonly code: string;
  /** What the rule says, such as the least length; null where it has no measure. */
  readonly measure: number | null;
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

type Node = Readonly<Record<string, unknown>>;
const nodeAt = (schema: BodySchema, field: string): Node => {
  const properties = "properties" in schema ? schema.properties : {};
  const found: unknown = typeof properties === "object" && properties !== null ? Object.entries(properties).find(([name]) => name === field)?.[1] : undefined;
  return typeof found === "object" && found !== null ? Object.fromEntries(Object.entries(found)) : {};
};

/** What of a body breaks its schema, a fault for each field: the same verdict as the platform's. */
export function bodyFaults(schema: BodySchema, body: object): FieldFault[] {
  const { errors } = new Validator(schema, "2020-12", false).validate(body);
  const faults = errors.flatMap(({ keyword, instanceLocation, error }): FieldFault[] => {
    // What is missing is told at what it is missing in.
    const field = instanceLocation.split("/")[1] ?? (keyword === "required" ? /"([^"]+)"/.exec(error)?.[1] : undefined) ?? "";
    // What only sums up others, and the whole body, is no fault of a field.
    if (field === "" || keyword === "properties" || keyword === "items") return [];
    const measure = nodeAt(schema, field)[keyword];
    return [{ field, code: CODES[keyword] ?? keyword, measure: typeof measure === "number" ? measure : null }];
  });
  return faults.filter((fault, index) => faults.findIndex(({ field }) => field === fault.field) === index);
}
