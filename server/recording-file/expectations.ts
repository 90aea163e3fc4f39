import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { ExpectationFileBody } from "../../openapi/generated/bodies/expectation-file.ts";
import type { Expectation, ExpectationFile } from "../../openapi/generated/recording.ts";

const KINDS: readonly Expectation["expect"][] = ["always", "never", "eventually", "count", "order", "equals"];

const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
const isExpectationFile = ajv.compile<ExpectationFile>(ExpectationFileBody);

/** Reads what is expected of a recording. Throws with one line for each place that is not as the schema wants it. */
export function expectationsOf(text: string): readonly Expectation[] {
  const value = parsed(text);
  if (isExpectationFile(value)) return value.expectations;
  const faults = new Set(telling(isExpectationFile.errors ?? []).map(faultOf));
  throw new Error(`The expectations cannot be read:\n${[...faults].map((fault) => `  ${fault}`).join("\n")}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The expectations are not JSON: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}

const KIND = /^(\/expectations\/\d+)\/expect$/;
const branchOf = ({ schemaPath, instancePath }: ErrorObject) => `${instancePath.split("/").slice(0, 3).join("/")} ${/\/oneOf\/(\d+)\//.exec(schemaPath)?.[1] ?? ""}`;

/** Without what other kinds of expectations would have wanted. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const others = new Set(errors.filter(({ instancePath }) => KIND.test(instancePath)).map(branchOf));
  const left = errors.filter((error) => error.keyword !== "oneOf" && !others.has(branchOf(error)));
  // Of no known kind at all.
  const known = new Set(left.map(({ instancePath }) => instancePath.split("/").slice(0, 3).join("/")));
  return [...left, ...errors.filter(({ keyword, instancePath }) => keyword === "oneOf" && !known.has(instancePath))];
}

function faultOf({ instancePath, keyword, message, params }: ErrorObject): string {
  const place = instancePath === "" ? "the file" : instancePath;
  if (keyword === "additionalProperties") return `${place}: "${params["additionalProperty"]}" is not a member`;
  if (keyword === "required") return `${place}: "${params["missingProperty"]}" is missing`;
  if (keyword === "enum") return `${place}: is none of ${[...params["allowedValues"]].join(", ")}`;
  if (keyword === "oneOf") return `${place}/expect: is none of ${KINDS.join(", ")}`;
  if (keyword === "const") return `${place}: is not ${JSON.stringify(params["allowedValue"])}`;
  return `${place}: ${message ?? keyword}`;
}
