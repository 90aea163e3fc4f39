/** A validation error: the keyword of the schema, and the location as a JSON pointer. */
export interface BodyError {
  readonly at: string;
  readonly keyword: string;
  /**
   * Depends on the keyword: the limit, the missing or unknown member, or the alternatives that a value
   * matches.
   */
  readonly detail?: unknown;
}

/** A JSON schema of the contract without references, and the check that Ajv generates from it. */
export interface CheckedBody {
  readonly schema: object;
  /** Returns the errors of a body; none if it is valid. */
  readonly check: (body: unknown) => readonly BodyError[];
}

/** Adds an error to the errors of a generated check; `errors` is null before the first one. */
export function withError(
  errors: BodyError[] | null,
  at: string,
  keyword: string,
  detail?: unknown,
): BodyError[] {
  const error = { at, keyword, detail };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

/** Returns the length of a text in code points, as JSON Schema counts it: a surrogate pair is one. */
export const codePoints = (text: string): number =>
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
