import type { Metrics } from "../../openapi/generated/console.ts";
import type { TestPlatform } from "./platform.ts";
import type { DailyMetrics } from "./recorded-data.ts";

/** Returns each day of January 1999 as the metrics of the platform report it: counts, then seconds. */
export async function reportedDays(platform: TestPlatform, token: string | undefined) {
  const { body } = await platform.api("POST /metrics/calls", {
    token,
    json: {
      range: { from: "1998-12-31T22:00:00Z", to: "1999-01-31T22:00:00Z", zone: "Asia/Jerusalem" },
      interval: "day",
      measures: [
        "contacts",
        "hangRate",
        "contactWait",
        "contactWaitMedian",
        "contactServiceTime",
        "contactServiceTimeMedian",
      ],
    },
  });
  const seconds = (ms: number | null | undefined) => Math.round((ms ?? 0) / 10) / 100;
  return (body as unknown as Metrics).rows // validated against the contract by the test platform
    .filter(({ level }) => level === 1)
    .map(({ interval = "", values, sums }) => [
      new Date(Date.parse(interval) + 7_200_000).toISOString().slice(0, 10),
      values["contacts"],
      sums["hangs"],
      seconds(values["contactWait"]),
      seconds(values["contactWaitMedian"]),
      seconds(values["contactServiceTime"]),
      seconds(values["contactServiceTimeMedian"]),
    ]);
}

/** Returns the independently computed metrics of days in the form of `reportedDays`. */
export const expectedDays = (days: readonly DailyMetrics[]) =>
  days.map(({ date, total_calls, hangs, ...means }) => [
    date,
    Number(total_calls),
    Number(hangs),
    ...[means.avg_queue_time, means.median_queue_time, means.avg_service_time, means.median_service_time].map(
      Number,
    ),
  ]);
