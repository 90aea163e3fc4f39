import { format, type OutputUnit, Validator } from "@cfworker/json-schema";
import { isEmailAddress } from "../../../../openapi/formats/email-address.ts";
import { FAULT_CODES } from "../../../../openapi/formats/fault-codes.ts";
import { unstorableIn } from "../../../../openapi/formats/unstorable.ts";
import { isWebAddress } from "../../../../openapi/formats/web-address.ts";

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

// A library has its own idea of an address, and the platform's has another one.
format["email"] = isEmailAddress;
format["uri"] = isWebAddress;

/** Each schema is looked through once, and not with every key that is pressed. */
const validators = new WeakMap<BodySchema, Validator>();

function validatorOf(schema: BodySchema): Validator {
  const validator = validators.get(schema) ?? new Validator(schema, "2020-12", false);
  validators.set(schema, validator);
  return validator;
}

/** What only sums up what is told of each place by itself. */
const SUMS: ReadonlySet<string> = new Set(["properties", "items", "additionalProperties"]);
/**
 * A choice sums up likewise what a value breaks of each of its schemas, but for a value that keeps several.
 */
const sumsUp = ({ keyword, error }: OutputUnit): boolean =>
  SUMS.has(keyword) || (keyword === "oneOf" && error.includes("(0 matches)"));

/** The steps to a place that the library tells of; names stand in them as in a JSON pointer. */
const stepsOf = (location: string): string[] => location.split("/").slice(1).map(decodeURIComponent);

/** What a schema says at a place of its own, such as the least length. */
const saidAt = (schema: BodySchema, location: string): unknown =>
  stepsOf(location).reduce<unknown>(
    (node, step) => nodeIn(node)[step.replaceAll("~1", "/").replaceAll("~0", "~")],
    schema,
  );

/**
 * What of a body breaks its schema, a fault for each value in a field: the same verdict as the platform's.
 */
export function bodyFaults(schema: BodySchema, body: object): FieldFault[] {
  const faults = validatorOf(schema)
    .validate(body)
    .errors.flatMap((unit): FieldFault[] => {
      const { keyword, keywordLocation, instanceLocation, error } = unit;
      // What is missing is told at what it is missing in.
      const missing = keyword === "required" ? /"([^"]+)"/.exec(error)?.[1] : undefined;
      const path = [...stepsOf(instanceLocation), ...(missing === undefined ? [] : [missing])];
      // The whole body is no field.
      if (path.length === 0 || sumsUp(unit)) return [];
      const measure = saidAt(schema, keywordLocation);
      // Where no more members are known, what stands there is held to the schema `false`.
      const broken = keyword === "false" ? "additionalProperties" : keyword;
      return [faultOf(path, FAULT_CODES[broken] ?? broken, typeof measure === "number" ? measure : null)];
    });
  const unstorable = unstorableIn(body).map((pointer) => faultOf(pointer.split("/").slice(1), "unstorable"));
  return [...faults, ...unstorable].filter(
    (fault, index, all) =>
      all.findIndex(({ field, within }) => field === fault.field && within === fault.within) === index,
  );
}

function faultOf(
  [field = "", ...within]: readonly string[],
  code: string,
  measure: number | null = null,
): FieldFault {
  return { field, ...(within.length > 0 && { within: within.join("/") }), code, measure };
}

/** One place of a JSON schema. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** What stands at a place of a schema; an empty one where nothing is said. */
export const nodeIn = (value: unknown): SchemaNode =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
