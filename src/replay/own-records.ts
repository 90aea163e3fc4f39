import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { type ConsoleRecords, consoleRecords } from "../../streams/replay/records/console-records.ts";

const known = new WeakMap<RecordedLog, ConsoleRecords>();

/** What a console recorded of itself; put in order once, whoever asks. */
export function ownRecords(log: RecordedLog): ConsoleRecords {
  const records = known.get(log) ?? consoleRecords(log);
  known.set(log, records);
  return records;
}
