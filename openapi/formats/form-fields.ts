import { patternFault } from "./pattern-fault.ts";
import type { RuleFault } from "./rule-fault.ts";

type Values = Readonly<Record<string, unknown>>;

const TYPED = ["placeholder", "minlength", "maxlength", "readonly"];
/** What fields of each type can have besides a name and a label. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  text: [...TYPED, "pattern"],
  textarea: TYPED,
  email: [...TYPED, "pattern"],
  tel: [...TYPED, "pattern"],
  url: [...TYPED, "pattern"],
  password: [...TYPED, "pattern"],
  number: ["placeholder", "min", "max", "readonly"],
  date: ["min", "max", "readonly"],
  time: ["min", "max", "readonly"],
  range: ["min", "max"],
  select: ["options"],
  radio: ["options"],
  multiselect: ["options"],
};
const SPECIAL: ReadonlySet<string> = new Set([...Object.values(ATTRIBUTES).flat(), "required", "disabled"]);

/** The types of fields that customers choose in. */
const CHOOSING: ReadonlySet<string> = new Set(["select", "radio", "multiselect"]);

/**
 * How the least and the most of a type are written; they compare as texts of the same length do, or as
 * numbers.
 */
const BOUNDS: Readonly<Record<string, RegExp>> = {
  number: /^-?\d{1,12}(\.\d{1,6})?$/u,
  range: /^-?\d{1,12}(\.\d{1,6})?$/u,
  date: /^\d{4}-\d\d-\d\d$/u,
  time: /^([01]\d|2[0-3]):[0-5]\d$/u,
};

/** Whether a calendar has such a day: 30 February is none. */
const isDay = (value: string): boolean => new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) ?? false;

/** Whether a field can have an attribute: that depends on its type. */
export function hasAttribute(type: unknown, attribute: string): boolean {
  if (!SPECIAL.has(attribute)) return true;
  if (attribute === "required" || attribute === "disabled") return type !== "hidden";
  return ATTRIBUTES[String(type)]?.includes(attribute) ?? false;
}

const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== "" &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);
const rowsIn = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === "object" && row !== null) : [];
const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** What of a form's fields no schema can say. */
export function formFaults({ fields }: Values): readonly RuleFault[] {
  const rows = rowsIn(fields);
  return [
    ...twice(rows, "name").map((at) => ({ at: `fields/${at}/name`, code: "twice" })),
    ...rows.flatMap((field, at) =>
      fieldFaults(field).map((fault) => ({ ...fault, at: `fields/${at}/${fault.at}` })),
    ),
  ];
}

/** The places of those that are called as one before them is, whatever their case. */
function twice(rows: readonly Values[], member: string): number[] {
  const names = rows.map((row) => textIn(row[member]).toLowerCase());
  return names.flatMap((name, at) => (name !== "" && names.indexOf(name) < at ? [at] : []));
}

function fieldFaults(field: Values): readonly RuleFault[] {
  const { type, min, max, minlength, maxlength, pattern, options } = field;
  const misplaced = Object.keys(field).filter(
    (attribute) => isSaid(field[attribute]) && !hasAttribute(type, attribute),
  );
  if (misplaced.length > 0) return misplaced.map((at) => ({ at, code: "not-of-type" }));
  const faults: RuleFault[] = [];
  if (CHOOSING.has(String(type))) {
    if (rowsIn(options).length === 0) faults.push({ at: "options", code: "too-few" });
    faults.push(...twice(rowsIn(options), "id").map((at) => ({ at: `options/${at}/id`, code: "twice" })));
  }
  const form = BOUNDS[String(type)];
  const bounds = [
    ["min", textIn(min)],
    ["max", textIn(max)],
  ] as const;
  const unlike = bounds
    .filter(([, value]) => value !== "" && form && !(form.test(value) && (type !== "date" || isDay(value))))
    .map(([at]) => ({ at, code: "format" }));
  faults.push(...unlike);
  if (unlike.length === 0 && isSaid(min) && isSaid(max) && isBelow(type, textIn(max), textIn(min)))
    faults.push({ at: "max", code: "below-min" });
  if (typeof minlength === "number" && typeof maxlength === "number" && maxlength < minlength)
    faults.push({ at: "maxlength", code: "below-min" });
  const slow = textIn(pattern) === "" ? null : patternFault(textIn(pattern));
  if (slow !== null) faults.push({ at: "pattern", code: slow });
  return faults;
}

/** Whether a value of a type comes before another one. */
export const isBelow = (type: unknown, value: string, other: string): boolean =>
  type === "number" || type === "range" ? Number(value) < Number(other) : value < other;
