import type { Formats } from "../../../../i18n/formats.ts";
import { isolated } from "../../../../i18n/isolated.ts";

/** Longer texts are cut: there is a tree to read them in. */
const LONGEST = 48;
/** Factor for rounding to two decimals. */
const ROUND = 100;
/** Numbers from here on are instants or ids, and are not grouped. */
const COUNTS = 1e9;

/** A value of the state in a few letters; "-" where nothing is known. */
export function valueText(value: unknown, formats: Pick<Formats, "number">): string {
  if (value === undefined || value === null) return "-";
  if (typeof value === "number")
    return Math.abs(value) >= COUNTS ? String(value) : formats.number(Math.round(value * ROUND) / ROUND);
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "-");
  return isolated(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
