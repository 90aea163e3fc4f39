import type { ReadParameters, ReadPath } from "../../services/use-api-query.ts";
import { useReading } from "../../services/use-reading.ts";
import { readMatches } from "../records/export/read-matches.ts";
import { type RowOf, useReadPart } from "./use-read-part.ts";

/** Reads a complete list, with as many requests as necessary. */
export function useWholeList<Path extends ReadPath>(
  path: Path,
  parameters: ReadParameters<Path>,
  keyOf: (row: RowOf<Path>) => string,
) {
  const read = useReadPart(path, parameters);
  return useReading(path, parameters, (signal) =>
    readMatches(read, { keyOf, most: Number.POSITIVE_INFINITY, signal }),
  );
}
