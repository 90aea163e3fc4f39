import { format, type OutputUnit, Validator } from "@cfworker/json-schema";
import { isEmailAddress } from "../../../../openapi/formats/email-address.ts";
import { FAULT_CODES } from "../../../../openapi/formats/fault-codes.ts";
import { unstorableIn } from "../../../../openapi/formats/unstorable.ts";
import { isWebAddress } from "../../../../openapi/formats/web-address.ts";

/** A fault of a field: its name, and the fault code of the platform. */
export interface FieldFault {
  readonly field: string;
  /** Place within a field with several values, such as `0/label`. */
  readonly within?: string;
  readonly code: string;
  /** Limit of the rule, such as the minimum length; null if it has none. */
  readonly measure: number | null;
  /** The platform's message, in its own language. */
  readonly message?: string;
}

/** A self-contained JSON schema of the contract. */
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

/** Errors that only summarize those of nested places. */
const SUMS: ReadonlySet<string> = new Set(["properties", "items", "additionalProperties"]);
/**
 * A choice sums up likewise what a value breaks of each of its schemas, but for a value that keeps several.
 */
const sumsUp = ({ keyword, error }: OutputUnit): boolean =>
  SUMS.has(keyword) || (keyword === "oneOf" && error.includes("(0 matches)"));

/** Parses a location of the library, which is a JSON pointer. */
const stepsOf = (location: string): string[] => location.split("/").slice(1).map(decodeURIComponent);

/** Returns the value at a location of the schema, such as the minimum length. */
const saidAt = (schema: BodySchema, location: string): unknown =>
  stepsOf(location).reduce<unknown>(
    (node, step) => nodeIn(node)[step.replaceAll("~1", "/").replaceAll("~0", "~")],
    schema,
  );

/**
 * Returns the schema violations of a body, one fault per value of a field, with the same result as on the
 * platform.
 */
export function bodyFaults(schema: BodySchema, body: object): FieldFault[] {
  const faults = validatorOf(schema)
    .validate(body)
    .errors.flatMap((unit): FieldFault[] => {
      const { keyword, keywordLocation, instanceLocation, error } = unit;
      // A missing member is reported at the object that lacks it.
      const missing = keyword === "required" ? /"([^"]+)"/.exec(error)?.[1] : undefined;
      const path = [...stepsOf(instanceLocation), ...(missing === undefined ? [] : [missing])];
      // The whole body is no field.
      if (path.length === 0 || sumsUp(unit)) return [];
      const measure = saidAt(schema, keywordLocation);
      // Unknown members are validated against the schema `false`.
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

/** Returns a value as a schema node; an empty one if it is not an object. */
export const nodeIn = (value: unknown): SchemaNode =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
