import { defaultsBeside, inPlace, whenHolds } from "../../openapi/formats/when-holds.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Described } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/** Returns true for an empty value. */
const isNothing = (value: unknown) => value === undefined || value === null || value === "";

/**
 * Returns a record after applying `written`: members whose condition no longer holds are removed, including
 * secrets, as are secrets for a previous destination. Throws if a member is written whose condition does not
 * hold, or a required one is missing.
 */
export function settleConditional(
  described: Described,
  record: Values,
  written: Values,
  before: Values = record,
): Values {
  const { members, when, needed, defaults, readOnly } = described;
  const elsewhere = Object.entries(described.goesWith).flatMap(([secret, place]) =>
    isNothing(written[secret]) && place.some((member) => record[member] !== before[member])
      ? [[secret, null]]
      : [],
  );
  const settled = inPlace(described, { ...record, ...Object.fromEntries(elsewhere) });
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
      : [{ pointer, code: "out-of-place", message: `has a place only where ${wordsOf(condition)}` }];
  });
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  return settled;
}

/**
 * Returns the defaults of members whose condition holds after a write, but did not before, and that were not
 * written.
 */
export function newlyEnabledDefaults(described: Described, before: Values, written: Values): Values {
  const follows = new Set(described.defaultsWhen.flatMap(({ are }) => Object.keys(are)));
  return Object.fromEntries(
    Object.entries(defaultsBeside(described, { ...before, ...written })).filter(
      ([member]) => follows.has(member) && !(member in written) && !whenHolds(described.when[member], before),
    ),
  );
}

/** A condition in words, such as `storage is cloud`. */
export const wordsOf = (condition: Described["when"][string]) =>
  Object.entries(condition)
    .map(([member, values]) => `${member} is ${values.join(" or ")}`)
    .join(" and ");
