import { holdsWords, searchKey, searchWords } from "../../../../openapi/formats/search-text.ts";
import type { MetricsRow } from "../frame/use-metrics.ts";

/** Members of a call that describe where the customer was. Any text is possible. */
export const PLACES = ["device", "location"] as const;
export type Place = (typeof PLACES)[number];

/** Maximum number of proposals. */
const MOST = 50;

/** Returns the devices or locations that contain the typed words, those with most calls first. */
export function placesIn(rows: readonly MetricsRow[], place: Place, typed: string): readonly string[] {
  const words = searchWords(typed);
  return rows
    .flatMap(({ level, group, sums }) => {
      const value = group[place];
      return level === 1 && typeof value === "string" && value !== "" && holdsWords(searchKey([value]), words)
        ? [{ value, calls: sums["calls"] ?? 0 }]
        : [];
    })
    .toSorted((a, b) => b.calls - a.calls || a.value.localeCompare(b.value))
    .slice(0, MOST)
    .map(({ value }) => value);
}
