import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { FAULT_CODES } from "../../openapi/formats/fault-codes.ts";
import { contractAjv } from "./contract-ajv.ts";
import { DOCUMENTS, type Place } from "./documents.ts";
import type { Fault } from "../kit/problem.ts";

/** Maximum number of faults in a response. */
export const MAX_FAULTS = 20;

/** Returns the Ajv errors of a value; none if it is valid. */
export type Check = (value: unknown) => readonly ErrorObject[];

/** All schemas of the contract in one Ajv instance, compiled on first use. */
export class Validator {
  private readonly ajv = contractAjv();
  private readonly checks = new Map<string, Check>();

  constructor() {
    for (const [name, document] of Object.entries(DOCUMENTS)) this.ajv.addSchema({ ...document }, name);
  }

  /** Returns the check against the schema at a place of the contract. */
  check(place: Place): Check {
    return this.checkOf({ $ref: place });
  }

  /**
   * Returns the check of an object that may have only these members, each against the schema at its place.
   */
  checkMembers(members: ReadonlyMap<string, Place>, required: readonly string[]): Check {
    return this.checkOf({
      type: "object",
      additionalProperties: false,
      required,
      properties: Object.fromEntries([...members].map(([name, place]) => [name, { $ref: place }])),
    });
  }

  /** Returns the check of a schema, which is compiled on first use and shared by equal schemas. */
  private checkOf(schema: object): Check {
    const key = JSON.stringify(schema);
    let validate: ValidateFunction | undefined;
    const check: Check =
      this.checks.get(key) ??
      ((value) => {
        validate ??= this.ajv.compile(schema);
        return validate(value) ? [] : (validate.errors ?? []);
      });
    this.checks.set(key, check);
    return check;
  }
}

/**
 * Returns the first faults (at most `MAX_FAULTS`) for a response: one per pointer, with `root` before each
 * pointer. Errors that only summarize others are left out.
 */
export function faultsOf(errors: readonly ErrorObject[], root: string): Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    const pointer = root + pointerOf(error);
    if (!isSummary(error) && !faults.has(pointer))
      faults.set(pointer, {
        pointer,
        code: FAULT_CODES[error.keyword] ?? error.keyword,
        message: messageOf(error),
      });
    if (faults.size === MAX_FAULTS) break;
  }
  return [...faults.values()];
}

/**
 * Returns true for the error that a value matches no alternative of a `oneOf`. Ajv also returns the errors of
 * each alternative.
 */
const isSummary = ({ keyword, params }: ErrorObject) =>
  keyword === "oneOf" && params["passingSchemas"] === null;

/** Returns true if one of the errors is a member that the schema does not define. */
export const namesUnknown = (errors: readonly ErrorObject[]): boolean =>
  errors.some(({ keyword }) => keyword === "additionalProperties");

function pointerOf({ instancePath, params }: ErrorObject): string {
  const member: unknown = params["additionalProperty"] ?? params["missingProperty"];
  return typeof member === "string"
    ? `${instancePath}/${member.replaceAll("~", "~0").replaceAll("/", "~1")}`
    : instancePath;
}

function messageOf({ keyword, message = "is not valid", params }: ErrorObject): string {
  if (keyword === "additionalProperties") return "is not known here";
  if (keyword === "required" || keyword === "dependencies") return "is missing";
  if (keyword === "enum")
    return `must be one of ${(params["allowedValues"] as readonly unknown[]).join(", ")}`; // a list, by Ajv's own type of this error
  return message;
}
