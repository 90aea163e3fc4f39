/**
 * Fault codes of JSON Schema keywords, shared by console and platform. Other keywords are their own code.
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
