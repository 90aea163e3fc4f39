import { RecordingStateBody } from "../../openapi/generated/bodies/recording-state.ts";
import { isObject } from "../../streams/recording/json-value.ts";

/** The subset of JSON Schema that the schema of a state uses. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
const isOf = (type: string, value: unknown): boolean =>
  type === "integer" ? Number.isSafeInteger(value) : type === typeOf(value);

/**
 * Returns true if a record is a valid state according to the contract. The floor in the state is shown at
 * the start of the replay without further checks.
 */
export const isState = (record: unknown): boolean => fits(RecordingStateBody, record);

function fits(schema: Schema, value: unknown): boolean {
  if ("const" in schema && value !== schema.const) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOf(type, value))) return false;
  if (schema.oneOf && !schema.oneOf.some((one) => fits(one, value))) return false;
  if (typeof value === "number")
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (typeof value === "string")
    return (
      value.length >= (schema.minLength ?? 0) &&
      value.length <= (schema.maxLength ?? Infinity) &&
      (schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value))
    );
  if (Array.isArray(value))
    return (
      value.length <= (schema.maxItems ?? Infinity) && value.every((item) => fits(schema.items ?? {}, item))
    );
  return !isObject(value) || membersFit(schema, value);
}

function membersFit(
  { required = [], properties = {}, additionalProperties = true }: Schema,
  value: Readonly<Record<string, unknown>>,
): boolean {
  if (!required.every((name) => Object.hasOwn(value, name))) return false;
  const other: Schema | null =
    additionalProperties === true ? {} : additionalProperties === false ? null : additionalProperties;
  return Object.entries(value).every(([name, member]) => {
    const schema = Object.hasOwn(properties, name) ? (properties[name] ?? null) : other;
    return schema !== null && fits(schema, member);
  });
}
