import { anonymousBank, isBankHeader } from "./anonymous-bank.ts";
import { asteriskQueueLog } from "./asterisk-queue-log.ts";
import { csvMapOf, columnsIn, type CsvMap, neededColumns } from "./csv-map.ts";
import type { LogAdapter, LogRow } from "./logged-fact.ts";
import { rowOr } from "./broken-row.ts";
import { Cases } from "./csv-case.ts";
import { CsvColumns } from "./csv-columns.ts";
import { csvRecords } from "./csv-records.ts";
import { csvRowReader } from "./csv-row.ts";

/** A kind of log that can be imported. */
export type LogKind = "anonymous-bank" | "asterisk-queue-log" | "csv";

/** Reader of a log, and the encoding in its map. */
export interface LogReader {
  readonly adapter: LogAdapter;
  readonly encoding?: string | undefined;
}

/**
 * Returns the reader of a kind of log. `map` is the JSON of a CSV log's map. Throws a MapFault if the map is
 * invalid.
 */
export function logReader(kind: LogKind, zone: string, map: string): LogReader {
  switch (kind) {
    case "anonymous-bank":
      return { adapter: anonymousBank(zone) };
    case "asterisk-queue-log":
      return { adapter: asteriskQueueLog };
    case "csv": {
      const read = csvMapOf(map);
      return { adapter: csvLog(read, zone), encoding: read.encoding };
    }
  }
}

/** Matches `time|call|queue|agent|event`, with the time in seconds since 1970. */
const QUEUE_LOG_LINE = /^\d{9,11}(?:\.\d+)?\|[^|]*\|[^|]*\|[^|]*\|[A-Za-z]/;

/** Detects the kind of a log by its first line with text: one of the known formats, otherwise CSV. */
export function detectLogKind(lines: readonly string[]): LogKind {
  const first = lines.find((line) => line !== "") ?? "";
  if (isBankHeader(first)) return "anonymous-bank";
  return QUEUE_LOG_LINE.test(first) ? "asterisk-queue-log" : "csv";
}

/** Returns the name of a log from its file name. The ids of its segments and agents depend on it. */
export const logName = (file: string): string => file.replace(/\.gz$/, "").replace(/\.[^.]+$/, "");

/**
 * Reads a CSV log by a map. Depending on the map, each row is a change of status or contains several moments
 * of a case. Times without a zone are in `zone`.
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
