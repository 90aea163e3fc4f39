/**
 * What a value that breaks a keyword of JSON Schema is said to be: console and platform say it alike. A
 * keyword that is not here is its own code.
 */
export const FAULT_CODES: Readonly<Record<string, string>> = {
  required: "missing",
  dependencies: "missing",
  additionalProperties: "unknown",
  type: "wrong-type",
  enum: "not-one-of",
  const: "not-one-of",
  minimum: "too-small",
  maximum: "too-large",
  minLength: "too-short",
  maxLength: "too-long",
  minItems: "too-few",
  maxItems: "too-many",
  minProperties: "too-few",
  maxProperties: "too-many",
};
