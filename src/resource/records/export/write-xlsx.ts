import { type CellObject, utils, write } from "sheetjs-ce";
import { quoteTexts, TEXT_FORMAT } from "../../../../openapi/formats/quote-texts.ts";
import type { Cell, Sheet } from "./sheet-of.ts";

export interface NamedSheet extends Sheet {
  readonly name: string;
}

/** Maximum number of characters in a cell. */
const MOST_SIGNS = 32_767;
/** Day 0 of spreadsheets. Before March 1900 their day numbers are off by one. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_COUNTED = Date.UTC(1900, 2, 1);
const DAY = 86_400_000;
const NAME_SIGNS = 31;
const WIDEST = 60;

/** Writes sheets as a workbook. Texts stay texts even if they start like a formula and the cell is edited. */
export function writeXlsx(sheets: readonly NamedSheet[]): Blob {
  const book = utils.book_new();
  for (const { name, heads, rows } of sheets) {
    const cells = [heads.map(cellOf), ...rows.map((row) => row.map(cellOf))];
    const sheet = utils.aoa_to_sheet(cells);
    sheet["!cols"] = heads.map((_, at) => ({
      wch: Math.min(WIDEST, 2 + Math.max(...cells.map((row) => lengthOf(row[at])))),
    }));
    if (rows.length > 0)
      sheet["!autofilter"] = {
        ref: utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: heads.length - 1 } }),
      };
    utils.book_append_sheet(book, sheet, nameOf(name), true);
  }
  // Uses shared strings, because inline strings would be marked as formula results.
  const bytes: ArrayBuffer = write(book, {
    type: "array",
    bookType: "xlsx",
    bookSST: true,
    compression: true,
  });
  return new Blob([quoteTexts(new Uint8Array(bytes))], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

const text = (value: string): CellObject => ({ t: "s", v: value, z: TEXT_FORMAT });

function cellOf(cell: Cell): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === "number") return { t: "n", v: cell };
  if (typeof cell === "string")
    return text(escapeCodes(cell.length > MOST_SIGNS ? `${cell.slice(0, MOST_SIGNS - 1)}…` : cell));
  const written = "day" in cell ? cell.day : cell.clock;
  const instant = Date.parse(`${written}${"day" in cell ? "T00:00" : ""}Z`);
  if (Number.isNaN(instant) || instant < FIRST_COUNTED) return text(written.replace("T", " "));
  return { t: "n", v: (instant - FIRST_DAY) / DAY, z: "day" in cell ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm" };
}

/** Escapes texts such as `_x0007_`, which workbooks would read as an encoded control character. */
const escapeCodes = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");

/**
 * Returns the width of a cell in characters. Dates have the width of their format, other cells of their
 * value.
 */
const lengthOf = (cell: CellObject | null | undefined): number =>
  cell === null || cell === undefined ? 0 : String(cell.t === "n" ? (cell.z ?? cell.v) : cell.v).length;

/** Returns a valid sheet name. */
const nameOf = (name: string): string =>
  name
    .replace(/[\\/?*[\]:]/g, " ")
    .slice(0, NAME_SIGNS)
    .replace(/^'+|'+$/g, "")
    .trim() || "1";
