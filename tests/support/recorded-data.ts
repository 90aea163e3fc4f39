import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const data = process.env["RECORDED_DATA"] ?? "";
const folder = resolve(root, data, "anonymous-bank");
const DAILY_METRICS = join(folder, "daily-metrics-january.csv");

/** The month of real calls in the folder that RECORDED_DATA names. */
export const JANUARY = join(folder, "january.txt.gz");
/** True if RECORDED_DATA is set. Tests of the month are skipped without it. */
export const hasJanuary = data !== "";
export const needed = hasJanuary ? "" : " (skipped: RECORDED_DATA is not set)";

if (!hasJanuary)
  process.stderr.write(
    "Skipped the tests of the month of real calls: RECORDED_DATA, the folder that holds it, is not set.\n",
  );
for (const file of hasJanuary ? [JANUARY, DAILY_METRICS] : []) {
  if (!existsSync(file))
    throw new Error(
      `RECORDED_DATA is ${data}, but ${file} does not exist. Correct it, or unset it to skip the tests of recorded calls.`,
    );
}

export type DailyMetrics = Readonly<
  Record<
    | "date"
    | "total_calls"
    | "hangs"
    | "avg_queue_time"
    | "median_queue_time"
    | "avg_service_time"
    | "median_service_time"
    | "avg_vru_time",
    string
  >
>;

/** Returns the independently computed metrics of that month, a row a day. */
export function dailyMetrics(): DailyMetrics[] {
  const [header = "", ...rows] = readFileSync(DAILY_METRICS, "utf8").trim().split(/\r?\n/);
  return rows.map(
    (row) =>
      Object.fromEntries(
        header.split(",").map((name, index) => [name, row.split(",")[index]]),
      ) as DailyMetrics,
  ); // the columns are those of its header
}
