import { patternFault } from "./pattern-fault.ts";
import type { RuleFault } from "./rule-fault.ts";

type Values = Readonly<Record<string, unknown>>;

const TEXT_ATTRIBUTES = ["placeholder", "minlength", "maxlength", "readonly"];
/** Optional attributes of each field type, besides name and label. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  text: [...TEXT_ATTRIBUTES, "pattern"],
  textarea: TEXT_ATTRIBUTES,
  email: [...TEXT_ATTRIBUTES, "pattern"],
  tel: [...TEXT_ATTRIBUTES, "pattern"],
  url: [...TEXT_ATTRIBUTES, "pattern"],
  password: [...TEXT_ATTRIBUTES, "pattern"],
  number: ["placeholder", "min", "max", "readonly"],
  date: ["min", "max", "readonly"],
  time: ["min", "max", "readonly"],
  range: ["min", "max"],
  select: ["options"],
  radio: ["options"],
  multiselect: ["options"],
};
const SPECIAL: ReadonlySet<string> = new Set([...Object.values(ATTRIBUTES).flat(), "required", "disabled"]);

/** Field types with options. */
const TYPES_WITH_OPTIONS: ReadonlySet<string> = new Set(["select", "radio", "multiselect"]);

/**
 * Formats of the minimum and maximum of each type. They can be compared as numbers, or as texts of equal
 * length.
 */
const BOUNDS: Readonly<Record<string, RegExp>> = {
  number: /^-?\d{1,12}(\.\d{1,6})?$/u,
  range: /^-?\d{1,12}(\.\d{1,6})?$/u,
  date: /^\d{4}-\d\d-\d\d$/u,
  time: /^([01]\d|2[0-3]):[0-5]\d$/u,
};

/** Returns whether a date exists; February 30 does not. */
const isDay = (value: string): boolean => new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) ?? false;

/** Returns whether fields of a type can have an attribute. */
export function hasAttribute(type: unknown, attribute: string): boolean {
  if (!SPECIAL.has(attribute)) return true;
  if (attribute === "required" || attribute === "disabled") return type !== "hidden";
  return ATTRIBUTES[String(type)]?.includes(attribute) ?? false;
}

const isSet = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== "" &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);
const rowsIn = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === "object" && row !== null) : [];
const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Checks the rules of form fields that their schema cannot express. */
export function formFaults({ fields }: Values): readonly RuleFault[] {
  const rows = rowsIn(fields);
  return [
    ...twice(rows, "name").map((at) => ({ at: `fields/${at}/name`, code: "twice" })),
    ...rows.flatMap((field, at) =>
      fieldFaults(field).map((fault) => ({ ...fault, at: `fields/${at}/${fault.at}` })),
    ),
  ];
}

/** Returns the indexes of rows whose member repeats the value of an earlier row, ignoring case. */
function twice(rows: readonly Values[], member: string): number[] {
  const names = rows.map((row) => textIn(row[member]).toLowerCase());
  return names.flatMap((name, at) => (name !== "" && names.indexOf(name) < at ? [at] : []));
}

function fieldFaults(field: Values): readonly RuleFault[] {
  const { type, min, max, minlength, maxlength, pattern, options } = field;
  const misplaced = Object.keys(field).filter(
    (attribute) => isSet(field[attribute]) && !hasAttribute(type, attribute),
  );
  if (misplaced.length > 0) return misplaced.map((at) => ({ at, code: "not-of-type" }));
  const faults: RuleFault[] = [];
  if (TYPES_WITH_OPTIONS.has(String(type))) {
    if (rowsIn(options).length === 0) faults.push({ at: "options", code: "too-few" });
    faults.push(...twice(rowsIn(options), "id").map((at) => ({ at: `options/${at}/id`, code: "twice" })));
  }
  const form = BOUNDS[String(type)];
  const bounds = [
    ["min", textIn(min)],
    ["max", textIn(max)],
  ] as const;
  const wrongFormat = bounds
    .filter(([, value]) => value !== "" && form && !(form.test(value) && (type !== "date" || isDay(value))))
    .map(([at]) => ({ at, code: "format" }));
  faults.push(...wrongFormat);
  if (wrongFormat.length === 0 && isSet(min) && isSet(max) && isBelow(type, textIn(max), textIn(min)))
    faults.push({ at: "max", code: "below-min" });
  if (typeof minlength === "number" && typeof maxlength === "number" && maxlength < minlength)
    faults.push({ at: "maxlength", code: "below-min" });
  const slow = textIn(pattern) === "" ? null : patternFault(textIn(pattern));
  if (slow !== null) faults.push({ at: "pattern", code: slow });
  return faults;
}

/** Returns whether a value is less than another value of the same type. */
export const isBelow = (type: unknown, value: string, other: string): boolean =>
  type === "number" || type === "range" ? Number(value) < Number(other) : value < other;
