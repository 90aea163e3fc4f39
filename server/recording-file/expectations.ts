import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { ExpectationFileBody } from "../../openapi/generated/bodies/expectation-file.ts";
import type { Expectation, ExpectationFile } from "../../openapi/generated/recording.ts";
import { parsedJson, schemaFault } from "../../streams/recording/json-faults.ts";

const KINDS: readonly Expectation["expect"][] = ["always", "never", "eventually", "count", "order", "equals"];

const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
const isExpectationFile = ajv.compile<ExpectationFile>(ExpectationFileBody);

/** Parses expectations. Throws an error with one line for each violation of the schema. */
export const expectationsOf = (text: string): readonly Expectation[] =>
  expectationsIn(parsedJson(text, "The expectations are"));

/** Parses the expectation in a record of a recording. Throws like `expectationsOf`. */
export const expectationsOfRecord = ({
  expectation,
}: Readonly<Record<string, unknown>>): readonly Expectation[] =>
  expectationsIn({ format: "switchboard-expectations", version: 1, expectations: [expectation] });

function expectationsIn(value: unknown): readonly Expectation[] {
  if (isExpectationFile(value)) return value.expectations;
  const faults = new Set(relevant(isExpectationFile.errors ?? []).map(faultOf));
  throw new Error(`Invalid expectations:\n${[...faults].map((fault) => `  ${fault}`).join("\n")}`);
}

const KIND = /^(\/expectations\/\d+)\/expect$/;
const branchOf = ({ schemaPath, instancePath }: ErrorObject) =>
  `${instancePath.split("/").slice(0, 3).join("/")} ${/\/oneOf\/(\d+)\//.exec(schemaPath)?.[1] ?? ""}`;

/** Removes errors that only concern other kinds of expectations, because Ajv tries all kinds. */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const others = new Set(errors.filter(({ instancePath }) => KIND.test(instancePath)).map(branchOf));
  const left = errors.filter((error) => error.keyword !== "oneOf" && !others.has(branchOf(error)));
  // For an expectation of an unknown kind, only the `oneOf` error is left.
  const known = new Set(left.map(({ instancePath }) => instancePath.split("/").slice(0, 3).join("/")));
  return [
    ...left,
    ...errors.filter(({ keyword, instancePath }) => keyword === "oneOf" && !known.has(instancePath)),
  ];
}

const faultOf = (error: ErrorObject): string =>
  error.keyword === "oneOf"
    ? `${error.instancePath}/expect: is none of ${KINDS.join(", ")}`
    : schemaFault(error, "the file");
