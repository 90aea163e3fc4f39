import { rowOr } from "./broken-row.ts";
import { Cases } from "./csv-case.ts";
import { CsvColumns } from "./csv-columns.ts";
import { columnsIn, type CsvMap, neededColumns } from "./csv-map.ts";
import { csvRecords } from "./csv-records.ts";
import { csvRowReader } from "./csv-row.ts";
import type { LogAdapter, LogRow } from "./logged-fact.ts";

/**
 * Reads a CSV log by a map. A row is a change of status or a whole case; times without a zone are in `zone`.
 */
export const csvLog = (map: CsvMap, zone: string): LogAdapter =>
  async function* (lines, naming): AsyncGenerator<LogRow> {
    const read = csvRowReader(map, zone);
    const { delimiter = ",", quote = '"', header = true, empty = [] } = map;
    const cases = new Cases();
    let columns: CsvColumns | null = null;
    for await (const record of csvRecords(lines, delimiter, quote)) {
      if ("leftOut" in record) {
        yield record;
        continue;
      }
      const { line, cells } = record;
      const first = columns === null;
      const known = (columns ??= new CsvColumns({
        named: columnsIn(map),
        needed: neededColumns(map),
        header: header ? cells : null,
        empty,
      }));
      if (first && header) continue;
      const row = rowOr(line, () => read(known.of(cells), line));
      if ("leftOut" in row) yield row;
      else cases.add(row);
    }
    columns?.requireAll();
    yield* cases.facts(naming);
  };
