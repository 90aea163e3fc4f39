import { utils } from "sheetjs-ce";
import { plainText } from "../../../openapi/formats/plain-text.ts";
import type { Cell, Sheet } from "./sheet-of.ts";

/** How spreadsheets of a language read a text file: what stands between cells, and what before decimals. */
export interface CsvSigns {
  readonly between: "," | ";";
  readonly decimal: "." | ",";
}

/** By this mark spreadsheets know that a file is written in UTF-8. */
const MARK = "\uFEFF";

/**
 * A sheet as a text file: every cell in quotes, days and times as ISO 8601 has them, and no text that is
 * taken for a formula.
 */
export function writeCsv({ heads, rows }: Sheet, { between, decimal }: CsvSigns): Blob {
  const written = (cell: Cell): string => {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell).replace(".", decimal);
    if (typeof cell === "string") return plainText(cell);
    return "day" in cell ? cell.day : cell.clock.replace("T", " ");
  };
  const text = utils.sheet_to_csv(
    utils.aoa_to_sheet([heads.map(plainText), ...rows.map((row) => row.map(written))]),
    { FS: between, RS: "\r\n", forceQuotes: true, blankrows: true },
  );
  return new Blob([MARK, text], { type: "text/csv;charset=utf-8" });
}
