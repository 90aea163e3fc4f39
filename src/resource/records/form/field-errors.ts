import type { FieldFault } from "./body-faults.ts";

/** Error of a field: the text of its first fault, and the texts of nested faults by path. */
export interface FieldErrorWords {
  readonly type: string;
  readonly message: string;
  readonly types?: Record<string, string>;
}

/** Returns the error texts of each field with faults. */
export function fieldErrors<Fault extends FieldFault>(
  faults: readonly Fault[],
  wordsOf: (fault: Fault) => string,
): Record<string, FieldErrorWords> {
  const errors: Record<string, FieldErrorWords> = {};
  for (const fault of faults) {
    const { field, within, code } = fault;
    const words = wordsOf(fault);
    const before = errors[field] ?? { type: code, message: words };
    errors[field] =
      within === undefined
        ? before
        : { ...before, types: { ...before.types, [within]: before.types?.[within] ?? words } };
  }
  return errors;
}

/** Converts a fault of the platform. Its JSON pointer, such as `/body/fields/0`, becomes field and path. */
export function faultAt(pointer: string, code: string, message: string): FieldFault {
  const [field = "", ...within] = pointer.split("/").slice(2);
  return { field, ...(within.length > 0 && { within: within.join("/") }), code, measure: null, message };
}

/** Returns the nested faults of a field's error. */
export const faultsWithin = (error: unknown): Readonly<Record<string, string>> => {
  const types: unknown = typeof error === "object" && error !== null && "types" in error ? error.types : {};
  return Object.fromEntries(Object.entries(Object(types)).map(([place, words]) => [place, String(words)]));
};

/** Returns the nested faults below a place, such as one row. */
export const faultsBelow = (
  faults: Readonly<Record<string, string>>,
  place: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([path, words]) =>
      path.startsWith(`${place}/`) ? [[path.slice(place.length + 1), words]] : [],
    ),
  );
