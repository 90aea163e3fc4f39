import type { Formats } from "../../../../i18n/formats.ts";
import { isolated } from "../../../../i18n/isolated.ts";

/** Maximum length of a text. Longer texts are truncated here, but the tree view shows them completely. */
const LONGEST = 48;
/** Factor for rounding to two decimals. */
const ROUND = 100;
/** Numbers of at least this size are instants or ids, and get no thousands separators. */
const COUNTS = 1e9;

/** Formats a value of the state as a short text; "-" for an unknown value. */
export function valueText(value: unknown, formats: Pick<Formats, "number">): string {
  if (value === undefined || value === null) return "-";
  if (typeof value === "number")
    return Math.abs(value) >= COUNTS ? String(value) : formats.number(Math.round(value * ROUND) / ROUND);
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "-");
  return isolated(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
