import type { BodyError, CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import { FAULT_CODES } from "../../../../openapi/formats/fault-codes.ts";
import { unstorableIn } from "../../../../openapi/formats/unstorable.ts";

/** A fault of a field, with the platform's fault code. */
export interface FieldFault {
  readonly field: string;
  /** Path within a field that contains several values, such as `0/label`. */
  readonly within?: string;
  readonly code: string;
  /** Limit of the rule, such as the minimum length; null if it has none. */
  readonly measure: number | null;
  /** The platform's message, which is not translated. */
  readonly message?: string;
}

/** A self-contained JSON schema of the contract. */
export type BodySchema = object;

/** Returns true for the summary error of `oneOf`. The errors of each alternative are reported separately. */
const isSummary = ({ keyword, detail }: BodyError): boolean => keyword === "oneOf" && detail === null;

/** Returns the steps of a fault's path. A missing or unknown member is the last step. */
const stepsOf = ({ at, keyword, detail }: BodyError): string[] => [
  ...at.split("/").slice(1),
  ...(keyword === "required" || keyword === "additionalProperties"
    ? [String(detail).replaceAll("~", "~0").replaceAll("/", "~1")]
    : []),
];

/**
 * Returns the faults of a body, at most one per place. They match the platform's faults, because Ajv compiles
 * both checks from the same schema.
 */
export function bodyFaults({ check }: CheckedBody, body: object): FieldFault[] {
  const faults = check(body).flatMap((error): FieldFault[] => {
    const path = stepsOf(error);
    const { keyword, detail } = error;
    // An error of the whole body belongs to no field.
    if (path.length === 0 || isSummary(error)) return [];
    return [faultOf(path, FAULT_CODES[keyword] ?? keyword, typeof detail === "number" ? detail : null)];
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

export type SchemaNode = Readonly<Record<string, unknown>>;

/** Returns a value as a schema node; an empty one if it is not an object. */
export const nodeIn = (value: unknown): SchemaNode =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
