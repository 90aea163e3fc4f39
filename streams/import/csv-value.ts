import { leaveOut } from "./broken-row.ts";
import type { CsvCells } from "./csv-columns.ts";
import { type CsvValue, nameOf } from "./csv-map.ts";

const ORIGINS: readonly string[] = ["widget", "link", "poc", "ivr", "calendar"];
const LONGEST_NAME = 256;

/** What a map's value says of a row, null where the cell is empty. */
function valueOf(value: CsvValue | undefined, cell: CsvCells): string | null {
  if (value === undefined) return null;
  if (typeof value !== "object") return cell(value) || null;
  if ("always" in value) return String(value.always);
  const text = cell(value.column);
  if (Object.hasOwn(value.values, text)) return String(value.values[text]);
  if (value.otherwise !== undefined) return String(value.otherwise);
  return text === "" ? null : leaveOut({ why: "notInMap", column: nameOf(value.column), text });
}

/** A name, null where the cell is empty. */
export function textOf(value: CsvValue | undefined, cell: CsvCells): string | null {
  const text = valueOf(value, cell);
  return text !== null && text.length > LONGEST_NAME
    ? leaveOut({ why: "longName", most: LONGEST_NAME })
    : text;
}

/** 0 to 9, null where the cell is empty. */
export function priorityOf(value: CsvValue | undefined, cell: CsvCells): number | null {
  const text = valueOf(value, cell);
  if (text === null) return null;
  return /^\d$/.test(text) ? Number(text) : leaveOut({ why: "priority", text });
}

/** Audio where the map or the cell does not say. */
export function channelOf(value: CsvValue | undefined, cell: CsvCells): "audio" | "video" {
  const text = valueOf(value, cell) ?? "audio";
  return text === "audio" || text === "video" ? text : leaveOut({ why: "channel", text });
}

/** The IVR where the map or the cell does not say. */
export function originOf(value: CsvValue | undefined, cell: CsvCells): string {
  const text = valueOf(value, cell) ?? "ivr";
  return ORIGINS.includes(text) ? text : leaveOut({ why: "origin", text, known: ORIGINS.join(", ") });
}
