import { anonymousBank, isBankHeader } from "./anonymous-bank.ts";
import { asteriskQueueLog } from "./asterisk-queue-log.ts";
import { csvLog } from "./csv-log.ts";
import { csvMapOf } from "./csv-map.ts";
import type { LogAdapter } from "./logged-fact.ts";

/** A kind of log that can be imported. */
export type LogKind = "anonymous-bank" | "asterisk-queue-log" | "csv";

/** Reader of a log, and the encoding in its map. */
export interface LogReader {
  readonly adapter: LogAdapter;
  readonly encoding?: string | undefined;
}

/**
 * Returns how a kind of log is read. `map` is the JSON of a CSV log's map. Throws a MapFault if that is not
 * valid.
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

/** `time|call|queue|agent|event`, the time in seconds since 1970. */
const QUEUE_LOG_LINE = /^\d{9,11}(?:\.\d+)?\|[^|]*\|[^|]*\|[^|]*\|[A-Za-z]/;

/** Returns the kind of a log by its first lines: one of the known formats, else CSV. */
export function detectLogKind(lines: readonly string[]): LogKind {
  const first = lines.find((line) => line !== "") ?? "";
  if (isBankHeader(first)) return "anonymous-bank";
  return QUEUE_LOG_LINE.test(first) ? "asterisk-queue-log" : "csv";
}

/** Returns what a log is called, by the name of its file. The ids of its segments and agents depend on it. */
export const logName = (file: string): string => file.replace(/\.gz$/, "").replace(/\.[^.]+$/, "");
