import type { RecordedLog } from "../recorded-log.ts";

/** A place that the recording itself has marked. */
export interface RecordedMarker {
  /** Number of events before it. */
  readonly position: number;
  /** ms */
  readonly time: number;
  readonly label: string;
}

/** The places that a recording marks, in their order. */
export const markersOf = ({ records, clock, span }: RecordedLog): readonly RecordedMarker[] =>
  records.flatMap(({ k, before, record: { label } }) =>
    k === "marker" && typeof label === "string"
      ? [{ position: before, time: clock[Math.max(0, before - 1)] ?? span.first, label }]
      : [],
  );
