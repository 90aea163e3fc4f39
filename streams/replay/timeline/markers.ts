import type { RecordedLog } from "../recorded-log.ts";

/** A marker stored in a replay file. */
export interface RecordedMarker {
  /** Number of events before the marker. */
  readonly position: number;
  /** Time of the last event before the marker, otherwise of the first event, ms. */
  readonly time: number;
  readonly label: string;
}

/** Returns the markers of a replay file, in order. */
export const markersOf = ({ records, clock, span }: RecordedLog): readonly RecordedMarker[] =>
  records.flatMap(({ k, before, record: { label } }) =>
    k === "marker" && typeof label === "string"
      ? [{ position: before, time: clock[Math.max(0, before - 1)] ?? span.first, label }]
      : [],
  );
