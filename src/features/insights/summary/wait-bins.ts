import type { Metrics } from "../../../../openapi/generated/console.ts";

/** Bands of the API, the last one without an end, and the most that are drawn. */
const BANDS = 60;
const MOST = 36;
/** Fewest bands that are drawn, so that a day of short waits keeps its axis. */
const FEWEST = 12;
/** Width of a band, seconds, if the threshold allows it. */
const USUAL = 10;

/**
 * Returns the width (seconds) of the bands of waits: about ten seconds, and such that the threshold is between
 * two bands.
 */
export function bandWidth(within: number): number {
  const parts = Math.max(1, Math.round(within / USUAL), within <= 2 * USUAL && within % 4 === 0 ? 4 : 1);
  for (let count = parts; count > 1; count--) if (within % count === 0) return within / count;
  return within;
}

/** A band of waits, ms. The last one has no end. */
export interface WaitBin {
  readonly from: number;
  readonly until: number | null;
  readonly count: number;
}

/** Returns the offered calls by band from the shortest wait on, also for bands without calls. */
export function binsOfWaits({ rows }: Pick<Metrics, "rows">, width: number): readonly WaitBin[] {
  const counts = new Map(
    rows.flatMap(({ level, group, values }) =>
      level === 1 && typeof group["waitBand"] === "number"
        ? [[group["waitBand"] / width, values["offered"] ?? 0] as const]
        : [],
    ),
  );
  const known = [...counts].filter(([, count]) => count > 0).map(([band]) => band);
  if (known.length === 0) return [];
  const longest = Math.max(...known);
  const shown = Math.min(MOST, Math.max(FEWEST, longest + 1));
  const isCut = longest >= shown || longest === BANDS - 1;
  return Array.from({ length: shown }, (_, band) => {
    const isOpen = isCut && band === shown - 1;
    const from = isOpen ? known.filter((one) => one >= band) : [band];
    return {
      from: band * width * 1_000,
      until: isOpen ? null : (band + 1) * width * 1_000,
      count: from.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
    };
  });
}
