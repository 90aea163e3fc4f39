import { useQuery } from "@tanstack/react-query";
import type { ReadError, ReadPath } from "../api/read.ts";
import { failureOf } from "./use-api-query.ts";

/**
 * Reads data that requires several requests, and caches it by `path` and `about`. Reloading `path` reloads
 * the data.
 */
export function useReading<Data>(
  path: ReadPath,
  about: object,
  read: (signal: AbortSignal) => Promise<Data>,
) {
  const query = useQuery<Data, ReadError>({
    queryKey: [path, "whole", about],
    queryFn: ({ signal }) => read(signal),
  });
  return {
    data: query.data,
    failure: query.error ? failureOf(query.error) : null,
    again: () => void query.refetch(),
  };
}
