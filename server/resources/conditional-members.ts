import { defaultsBeside, inPlace, whenHolds } from "../../openapi/formats/when-holds.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Described } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/** Returns true for an empty value. */
const isNothing = (value: unknown) => value === undefined || value === null || value === "";

/**
 * Returns the record to store. `record` already contains the `written` values; `before` is the stored record.
 * Resets members whose condition does not hold to their defaults. Clears secrets whose destination
 * (`goesWith`) changed, unless they are written again. Throws if a member is written although its condition
 * does not hold (its default is allowed), or if a required member is missing.
 */
export function settleConditional(
  described: Described,
  record: Values,
  written: Values,
  before: Values = record,
): Values {
  const { members, when, needed, defaults, readOnly } = described;
  const staleSecrets = Object.entries(described.goesWith).flatMap(([secret, destination]) =>
    isNothing(written[secret]) && destination.some((member) => record[member] !== before[member])
      ? [[secret, null]]
      : [],
  );
  const settled = inPlace(described, { ...record, ...Object.fromEntries(staleSecrets) });
  const errors = members.flatMap((member): Fault[] => {
    const condition = when[member];
    if (!condition || readOnly.includes(member)) return [];
    const pointer = `/body/${member}`;
    if (whenHolds(condition, settled))
      return needed.includes(member) && isNothing(settled[member])
        ? [{ pointer, code: "missing", message: "is missing" }]
        : [];
    const value = written[member];
    return isNothing(value) || value === defaults[member]
      ? []
      : [{ pointer, code: "out-of-place", message: `is allowed only if ${wordsOf(condition)}` }];
  });
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  return settled;
}

/**
 * Returns the defaults of members that have conditional defaults (`defaultsWhen`) and whose own condition
 * (`when`) did not hold before the write. Written members are left out.
 */
export function newlyEnabledDefaults(described: Described, before: Values, written: Values): Values {
  const conditional = new Set(described.defaultsWhen.flatMap(({ are }) => Object.keys(are)));
  return Object.fromEntries(
    Object.entries(defaultsBeside(described, { ...before, ...written })).filter(
      ([member]) =>
        conditional.has(member) && !(member in written) && !whenHolds(described.when[member], before),
    ),
  );
}

/** Returns a condition in words, such as `storage is cloud`. */
export const wordsOf = (condition: Described["when"][string]) =>
  Object.entries(condition)
    .map(([member, values]) => `${member} is ${values.join(" or ")}`)
    .join(" and ");
