import { CsvError, parse } from "csv-parse/browser/esm/sync";
import type { LeftOut } from "./left-out.ts";

/**
 * A record of a CSV log with the number of its first line, from 1: its cells, or the reason why it is
 * invalid.
 */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly leftOut: LeftOut };

/** Maximum number of lines of a record, which has several if a quoted cell contains line breaks. */
const LINES_PER_RECORD = 100;

/**
 * Reads the records of CSV lines and skips empty lines. Records may have more or fewer cells than the first:
 * many logs omit empty cells at the end. `quote` is null if cells are never quoted. An unclosed quote
 * invalidates its own line only.
 */
export async function* csvRecords(
  lines: AsyncIterable<string>,
  delimiter: string,
  quote: string | null,
): AsyncGenerator<CsvRecord> {
  const pending: string[] = [];
  let line = 1;
  let columns: number | null = null;
  const next = (): CsvRecord => {
    const length = linesOfRecord(pending, quote) ?? 1;
    const record = recordOf(pending.slice(0, length), line, { delimiter, quote, columns });
    const taken = "leftOut" in record ? 1 : length;
    pending.splice(0, taken);
    line += taken;
    if ("cells" in record) columns ??= record.cells.length;
    return record;
  };
  const skipEmpty = () => {
    while (pending[0] === "") {
      pending.shift();
      line++;
    }
  };
  for await (const text of lines) {
    pending.push(text);
    for (
      skipEmpty();
      pending.length >= LINES_PER_RECORD || linesOfRecord(pending, quote) !== null;
      skipEmpty()
    )
      yield next();
  }
  for (skipEmpty(); pending.length > 0; skipEmpty()) yield next();
}

/** Returns the number of lines of the first record; null if it is not closed yet. */
function linesOfRecord(lines: readonly string[], quote: string | null): number | null {
  if (lines.length === 0) return null;
  if (quote === null) return 1;
  let quotes = 0;
  for (const [index, line] of lines.entries()) {
    quotes += line.split(quote).length - 1;
    if (quotes % 2 === 0) return index + 1;
  }
  return null;
}

interface Shape {
  readonly delimiter: string;
  readonly quote: string | null;
  readonly columns: number | null;
}

function recordOf(lines: readonly string[], line: number, { delimiter, quote, columns }: Shape): CsvRecord {
  try {
    const [cells = [], ...more] = parse(lines.join("\n"), {
      delimiter,
      quote,
      record_delimiter: "\n",
      relax_column_count: true,
    });
    // If several lines result in more or fewer cells than the first record has, the quote in the first line
    // was never closed; the quote that seemed to close it belongs to another record.
    if (more.length > 0 || (lines.length > 1 && columns !== null && cells.length !== columns))
      return { line, leftOut: UNCLOSED };
    return { line, cells };
  } catch (error) {
    if (error instanceof CsvError)
      return {
        line,
        leftOut: error.code === "CSV_QUOTE_NOT_CLOSED" || lines.length > 1 ? UNCLOSED : { why: "strayQuote" },
      };
    throw error;
  }
}

const UNCLOSED: LeftOut = { why: "unclosedQuote" };
