import type { ErrorObject } from "ajv/dist/2020.js";

/** The value that a file of JSON holds. Throws with a sentence that begins with `what` it is. */
export function parsedJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${what} not JSON: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}

/** Where a file breaks its schema, and how, in a line; `whole` is what the file is called. */
export function schemaFault({ instancePath, keyword, message, params }: Pick<ErrorObject, "instancePath" | "keyword" | "message" | "params">, whole: string): string {
  const place = instancePath === "" ? whole : instancePath;
  switch (keyword) {
    case "additionalProperties":
      return `${place}: "${params["additionalProperty"]}" is not a member`;
    case "required":
      return `${place}: "${params["missingProperty"]}" is missing`;
    case "enum":
      return `${place}: is none of ${[...params["allowedValues"]].join(", ")}`;
    case "const":
      return `${place}: is not ${JSON.stringify(params["allowedValue"])}`;
    default:
      return `${place}: ${message ?? keyword}`;
  }
}
