/** Script of the thread that simulates the days of the history. */
import { parentPort } from "node:worker_threads";
import { type HistoryDay, partsOfDay } from "./history-day.ts";

parentPort?.on("message", (day: HistoryDay) => {
  const parts = partsOfDay(day);
  // Moved to the other thread instead of copied.
  parentPort?.postMessage(
    parts,
    parts.flatMap((part) => ("rows" in part ? part.rows.data.buffer : [])),
  );
});
