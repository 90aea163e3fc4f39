import { isBelow } from "../../openapi/formats/form-fields.ts";
import { PATTERN_REACH, patternFault } from "../../openapi/formats/pattern-fault.ts";
import { SURVEY_SCALES } from "../../streams/metrics/survey-answer.ts";
import type { AnswerValue, FormField } from "./form-field.ts";

const FORMATS: Readonly<Record<string, RegExp>> = {
  email: /^[^@\s]{1,64}@[^@\s.][^@\s]{0,250}$/u,
  url: /^https?:\/\/\S{1,2000}$/u,
  tel: /^[+\d][\d\s().-]{2,39}$/u,
  time: /^([01]\d|2[0-3]):[0-5]\d$/u,
  color: /^#[\da-f]{6}$/iu,
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/u.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const isNothing = (value: AnswerValue | undefined): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Returns the fault code of an answer; null if it is valid. A disabled field must have no answer. */
export function answerFault(field: FormField, value: AnswerValue | undefined): string | null {
  if (field.disabled) return isNothing(value) ? null : "disabled";
  if (isNothing(value) || (field.type === "checkbox" && value === false))
    return field.required ? "missing" : null;
  return faultOf(field, value ?? null);
}

function faultOf(field: FormField, value: AnswerValue): string | null {
  const { type, options, min, max } = field;
  const ids = new Set(options.map(({ id }) => id));
  switch (type) {
    case "checkbox":
      return typeof value === "boolean" ? null : "wrong-type";
    case "select":
    case "radio":
      return typeof value !== "string" ? "wrong-type" : ids.has(value) ? null : "not-one-of";
    case "multiselect":
      if (!Array.isArray(value)) return "wrong-type";
      return value.every((one) => ids.has(String(one))) && new Set(value).size === value.length
        ? null
        : "not-one-of";
    case "nps":
    case "csat":
    case "ces": {
      const [least, most] = SURVEY_SCALES[type];
      return typeof value === "number" && Number.isInteger(value)
        ? outside("number", String(value), String(least), String(most))
        : "wrong-type";
    }
    case "number":
    case "range":
      return typeof value === "number" ? outside(type, String(value), min, max) : "wrong-type";
    default:
      return typeof value === "string" ? textFault(field, value) : "wrong-type";
  }
}

function textFault(
  { type, minlength, maxlength, pattern, min, max }: FormField,
  text: string,
): string | null {
  if (minlength !== null && text.length < minlength) return "too-short";
  if (maxlength !== null && text.length > maxlength) return "too-long";
  if (type === "date" ? !isDay(text) : FORMATS[type]?.test(text) === false) return "format";
  if (type === "date" || type === "time") return outside(type, text, min, max);
  if (pattern === "") return null;
  if (text.length > PATTERN_REACH) return "too-long";
  // Patterns are checked when forms are saved. In older forms, patterns that are no longer accepted are
  // ignored.
  if (patternFault(pattern) !== null) return null;
  return new RegExp(`^(?:${pattern})$`, "u").test(text) ? null : "pattern";
}

function outside(type: string, value: string, min: string, max: string): string | null {
  if (min !== "" && isBelow(type, value, min)) return "too-small";
  return max !== "" && isBelow(type, max, value) ? "too-large" : null;
}
