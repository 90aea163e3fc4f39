import { useServices } from "../../services/services.ts";
import type { ReadAnswer, ReadParameters, ReadPath } from "../../services/use-api-query.ts";
import type { ReadPart } from "../records/export/read-matches.ts";

/** A row of the list at a path. */
export type RowOf<Path extends ReadPath> =
  ReadAnswer<Path> extends { readonly data: readonly (infer Row)[] } ? Row : never;

/**
 * A way to read all that a list asks for, a part at a time: the same question as that of its page, without
 * the page.
 */
export function useReadPart<Path extends ReadPath>(
  path: Path,
  parameters: ReadParameters<Path>,
): ReadPart<RowOf<Path>> {
  const { read } = useServices();
  return async (part, signal) => {
    const { query } = parameters as { readonly query?: object }; // every list has one
    const answer: unknown = await read(path, { ...parameters, query: { ...query, ...part } }, signal);
    return answer as { readonly data: readonly RowOf<Path>[]; readonly total: number }; // as every list answers
  };
}
