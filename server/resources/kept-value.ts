import { type HourRange, inWeekOrder } from "../../openapi/formats/weekly-hours.ts";
import type { DescribedRows, MemberKind } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * A value as it is kept: moments as UTC with milliseconds, rows with all their members, a week in its order.
 * Its texts were tidied as they came.
 */
export function keptValue(kind: MemberKind | undefined, value: unknown, rows?: DescribedRows): unknown {
  switch (kind) {
    case "moment":
      return typeof value === "string" ? new Date(value).toISOString() : value;
    case "rows":
      return rows && Array.isArray(value) ? value.map((row: Values) => wholeRow(row, rows)) : value;
    case "week":
      return Array.isArray(value) ? inWeekOrder(value as HourRange[]) : value; // the contract has checked it
    default:
      return value;
  }
}

const wholeRow = (row: Values, { kinds, defaults, rows }: DescribedRows): Values =>
  Object.fromEntries(
    Object.entries({ ...defaults, ...row }).map(([member, value]) => [
      member,
      keptValue(kinds[member], value, rows[member]),
    ]),
  );

/** Every text that stands in a value, for whoever searches in it. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
