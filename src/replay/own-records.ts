import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { type ConsoleRecords, consoleRecords } from "../../streams/replay/records/console-records.ts";

const known = new WeakMap<RecordedLog, ConsoleRecords>();

/** Returns the sorted console records of a replay file, cached. */
export function ownRecords(log: RecordedLog): ConsoleRecords {
  const records = known.get(log) ?? consoleRecords(log);
  known.set(log, records);
  return records;
}
