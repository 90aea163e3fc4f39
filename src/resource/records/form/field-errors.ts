import type { FieldFault } from "./body-faults.ts";

/**
 * What is wrong with a field, as its form keeps it: the first of it in words, and what lies inside by its
 * place.
 */
export interface FieldErrorWords {
  readonly type: string;
  readonly message: string;
  readonly types?: Record<string, string>;
}

/** What the form says of each field that has faults. */
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

/** A fault as the platform tells it, by its JSON pointer. */
export function faultAt(pointer: string, code: string, message: string): FieldFault {
  const [field = "", ...within] = pointer.split("/").slice(2);
  return { field, ...(within.length > 0 && { within: within.join("/") }), code, measure: null, message };
}

/** What lies inside of a field, as it is kept of its error. */
export const faultsWithin = (error: unknown): Readonly<Record<string, string>> => {
  const types: unknown = typeof error === "object" && error !== null && "types" in error ? error.types : {};
  return Object.fromEntries(Object.entries(Object(types)).map(([place, words]) => [place, String(words)]));
};

/** What lies inside of one place of these, such as one row. */
export const faultsBelow = (
  faults: Readonly<Record<string, string>>,
  place: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([path, words]) =>
      path.startsWith(`${place}/`) ? [[path.slice(place.length + 1), words]] : [],
    ),
  );
