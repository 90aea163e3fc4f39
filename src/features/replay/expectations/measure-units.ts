import type { MeasureName } from "../../../../openapi/generated/recording.ts";

/** Unit of each metric. Durations in files are in seconds. */
export const UNITS: Readonly<Record<MeasureName, "count" | "duration" | "percent">> = {
  waiting: "count",
  "longest-wait": "duration",
  "in-call": "count",
  free: "count",
  connected: "count",
  contacts: "count",
  answered: "count",
  abandoned: "count",
  hangs: "count",
  "service-level": "percent",
  abandonment: "percent",
  "speed-of-answer": "duration",
  "talk-time": "duration",
  anomalies: "count",
};
