import { useServices } from "../../services/services.ts";
import type { ReadAnswer, ReadParameters, ReadPath } from "../../services/use-api-query.ts";
import type { ReadPart } from "../records/export/read-matches.ts";

/** A row of the list at a path. */
export type RowOf<Path extends ReadPath> =
  ReadAnswer<Path> extends { readonly data: readonly (infer Row)[] } ? Row : never;

/** Returns a function that reads the records of a list's query page by page. */
export function useReadPart<Path extends ReadPath>(
  path: Path,
  parameters: ReadParameters<Path>,
): ReadPart<RowOf<Path>> {
  const { read } = useServices();
  return async (part, signal) => {
    const { query } = parameters as { readonly query?: object }; // every list has query parameters
    const answer: unknown = await read(path, { ...parameters, query: { ...query, ...part } }, signal);
    return answer as { readonly data: readonly RowOf<Path>[]; readonly total: number }; // every list response has this form
  };
}
