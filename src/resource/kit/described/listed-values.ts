import type { HourRange } from "../../../../openapi/formats/weekly-hours.ts";

type Row = Readonly<Record<string, unknown>>;

const itemsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((item): item is Row => typeof item === "object" && item !== null) : [];

/** Returns the rows in a value. */
export const rowsIn = (value: unknown): readonly Row[] => itemsOf(value);

/** Returns the weekly hours in a value. */
export const hoursIn = (value: unknown): HourRange[] =>
  itemsOf(value).map(({ day, start, end }) => ({ day: Number(day), start: textOf(start), end: textOf(end) }));

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
