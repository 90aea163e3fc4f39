import type { CallMeasure, Metrics } from "../../../../openapi/generated/console.ts";

type Row = Metrics["rows"][number];

/** Returns the value of a measure; null if it has none. Without a wait, no wait was the longest. */
export function valueIn({ values }: Row, measure: CallMeasure): number | null {
  const value = values[measure] ?? null;
  return measure === "longestWait" && value === 0 && !values["offered"] ? null : value;
}

const idOf = ({ group }: Row): string => String(group["segment"] ?? "");

const isIdle = ({ values }: Row): boolean => Object.values(values).every((value) => !value);

/** Returns the rows of the segments by id, without the calls that have no segment (id "") if there are none. */
export const segmentRows = (metrics: Pick<Metrics, "rows"> | undefined): ReadonlyMap<string, Row> =>
  new Map(
    (metrics?.rows ?? []).flatMap((row) =>
      row.level !== 1 || (idOf(row) === "" && isIdle(row)) ? [] : [[idOf(row), row] as const],
    ),
  );

/** Returns the change of a count in percent; null if one is unknown, or if it was 0. */
export const percentChange = (count: number | null, was: number | null): number | null =>
  count === null || !was ? null : (100 * (count - was)) / was;
