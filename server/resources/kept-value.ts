import { type HourRange, inWeekOrder } from "../../openapi/formats/weekly-hours.ts";
import type { DescribedRows, MemberKind } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a value in its stored form: times in UTC with milliseconds, rows with the defaults of absent
 * members, weekly hours in the order of the week. The caller has already normalized texts.
 */
export function keptValue(kind: MemberKind | undefined, value: unknown, rows?: DescribedRows): unknown {
  switch (kind) {
    case "moment":
      return typeof value === "string" ? new Date(value).toISOString() : value;
    case "rows":
      return rows && Array.isArray(value) ? value.map((row: Values) => completeRow(row, rows)) : value;
    case "week":
      return Array.isArray(value) ? inWeekOrder(value as HourRange[]) : value; // the contract has checked it
    default:
      return value;
  }
}

const completeRow = (row: Values, { kinds, defaults, rows }: DescribedRows): Values =>
  Object.fromEntries(
    Object.entries({ ...defaults, ...row }).map(([member, value]) => [
      member,
      keptValue(kinds[member], value, rows[member]),
    ]),
  );

/** Returns all texts within a value, for searching. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
