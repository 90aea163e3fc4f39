import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import { bodyFaults, type FieldFault } from "./body-faults.ts";
import { bodyOf } from "./body-of.ts";

/** Rules of a record, checked before it is sent. */
export interface FormRules<Values> {
  /** Schema of the body and its check, from `openapi/generated/checks`. */
  readonly body: CheckedBody;
  /** Rules that no schema can say, such as two fields that must be equal: field → code. */
  readonly rules?: ((values: Values) => Readonly<Partial<Record<string, string>>>) | undefined;
  /** Rules that no schema can express, applied to the request body. */
  readonly judge?: ((body: Partial<Values>) => readonly FieldFault[]) | undefined;
  /** Returns the relevant values, without members whose condition does not hold. */
  readonly tidy?: ((values: Values) => Readonly<Record<string, unknown>>) | undefined;
  /** Fields that are the form's own and are not sent, such as the repeated password. */
  readonly aside?: readonly string[] | undefined;
}

/** Returns the request body of form values. */
export function sentBody<Values extends object>(
  { body, tidy, aside = [] }: FormRules<Values>,
  typed: Values,
): Partial<Values> {
  const rest = Object.entries(tidy?.(typed) ?? typed).filter(([field]) => !aside.includes(field));
  return bodyOf(body.schema, Object.fromEntries(rest) as Values); // the values without what is not sent
}

/**
 * Returns the faults of form values: of the given fields only, if there are any; further rules are applied
 * when the schema is satisfied.
 */
export function recordFaults<Values extends object>(
  judgement: FormRules<Values>,
  typed: Values,
  only?: readonly string[],
): readonly FieldFault[] {
  const { rules, judge } = judgement;
  const isMeant = ({ field }: FieldFault) => only?.includes(field) ?? true;
  const own = Object.entries(rules?.(typed) ?? {}).map(([field, code]) => ({
    field,
    code: String(code),
    measure: null,
  }));
  const sent = sentBody(judgement, typed);
  const said = bodyFaults(judgement.body, sent).filter(
    ({ field }) => !own.some((one) => one.field === field),
  );
  const faults = [...own, ...said].filter(isMeant);
  return faults.length > 0 ? faults : (judge?.(sent) ?? []).filter(isMeant);
}
