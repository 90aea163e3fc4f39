/** A schema violation at one place of a value, as Ajv reports it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Parses the JSON of a file. Throws an error whose message begins with `what`, such as "The map is". */
export function parsedJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${what} not JSON: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/**
 * Describes a schema violation in one line; `whole` is the name of the whole value in the message, such as
 * "the map".
 */
export function schemaFault({ instancePath, keyword, message, params }: SchemaError, whole: string): string {
  const place = instancePath === "" ? whole : instancePath;
  switch (keyword) {
    case "additionalProperties":
      return `${place}: "${String(params["additionalProperty"])}" is not a member`;
    case "required":
      return `${place}: "${String(params["missingProperty"])}" is missing`;
    case "enum":
      return `${place}: is none of ${[params["allowedValues"]].flat().join(", ")}`;
    case "const":
      return `${place}: is not ${JSON.stringify(params["allowedValue"])}`;
    default:
      return `${place}: ${message ?? keyword}`;
  }
}
