import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import { bodyFaults, type FieldFault } from "./body-faults.ts";
import { bodyOf } from "./body-of.ts";

/** Rules of a record, checked before it is sent. */
export interface FormRules<Values> {
  /** Schema of the body and its check, from `openapi/generated/checks`. */
  readonly body: CheckedBody;
  /**
   * Checks form values beyond the schema, such as two fields that must be equal. Returns fault codes by
   * field.
   */
  readonly rules?: ((values: Values) => Readonly<Partial<Record<string, string>>>) | undefined;
  /** Checks the request body beyond the schema. */
  readonly judge?: ((body: Partial<Values>) => readonly FieldFault[]) | undefined;
  /** Returns the relevant values, without members whose condition does not hold. */
  readonly tidy?: ((values: Values) => Readonly<Record<string, unknown>>) | undefined;
  /** Fields that exist only in the form and are not sent, such as the repeated password. */
  readonly aside?: readonly string[] | undefined;
}

/** Returns the request body of form values. */
export function sentBody<Values extends object>(
  { body, tidy, aside = [] }: FormRules<Values>,
  typed: Values,
): Partial<Values> {
  const rest = Object.entries(tidy?.(typed) ?? typed).filter(([field]) => !aside.includes(field));
  return bodyOf(body.schema, Object.fromEntries(rest) as Values); // form values without the fields that are not sent
}

/**
 * Returns the faults of form values; with `only`, just the faults of these fields. `judge` runs if there are
 * no other faults.
 */
export function recordFaults<Values extends object>(
  formRules: FormRules<Values>,
  typed: Values,
  only?: readonly string[],
): readonly FieldFault[] {
  const { rules, judge } = formRules;
  const isIncluded = ({ field }: FieldFault) => only?.includes(field) ?? true;
  const own = Object.entries(rules?.(typed) ?? {}).map(([field, code]) => ({
    field,
    code: String(code),
    measure: null,
  }));
  const sent = sentBody(formRules, typed);
  const ofBody = bodyFaults(formRules.body, sent).filter(
    ({ field }) => !own.some((one) => one.field === field),
  );
  const faults = [...own, ...ofBody].filter(isIncluded);
  return faults.length > 0 ? faults : (judge?.(sent) ?? []).filter(isIncluded);
}
