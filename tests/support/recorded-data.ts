import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const data = resolve(root, process.env["RECORDED_DATA"] ?? "../shared/data");
const folder = join(data, "anonymous-bank");

/** The month of real calls, where this machine has it. */
export const JANUARY = join(folder, "january.txt.gz");
/** The curves of one day of it that somebody drew before. */
export const CURVES = join(data, "../design/mocks/src/replay-day-curves.json");
const DAILY_METRICS = join(folder, "daily-metrics-january.csv");
export const hasJanuary = existsSync(JANUARY) && existsSync(DAILY_METRICS);
export const needed = hasJanuary ? "" : ` (skipped: there is no ${JANUARY}; RECORDED_DATA names the folder)`;

if (!hasJanuary) process.stderr.write(`Skipped what needs the month of real calls: there is no ${JANUARY}.\n`);

export type DailyMetrics = Readonly<Record<"date" | "total_calls" | "hangs" | "avg_queue_time" | "median_queue_time" | "avg_service_time" | "median_service_time" | "avg_vru_time", string>>;

/** What somebody else worked out of that month, a row a day. */
export function dailyMetrics(): DailyMetrics[] {
  const [header = "", ...rows] = readFileSync(DAILY_METRICS, "utf8").trim().split(/\r?\n/);
  return rows.map((row) => Object.fromEntries(header.split(",").map((name, index) => [name, row.split(",")[index]])) as DailyMetrics); // the columns are those of its header
}
