import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReadAnswer, ReadError, ReadParameters, ReadPath } from "../api/read.ts";
import { writtenAt } from "./reload.ts";
import { useServices } from "./services.ts";

/** Reason of a failed read: a problem response (with an id to quote, if there is one), or no response. */
export type ReadFailure =
  | { readonly kind: "refused"; readonly status: number; readonly id: string | null }
  | { readonly kind: "unanswered"; readonly timedOut: boolean };

export type { ReadAnswer, ReadError, ReadParameters, ReadPath };

export interface ReadOptions {
  readonly enabled?: boolean;
  /** Keeps the previous result until the response to new parameters arrives, and if it fails. */
  readonly keep?: boolean;
  /** Removes the result from the cache when the component unmounts, because it is secret. */
  readonly secret?: boolean;
  /** Requests again on each mount, because changes by others are not reported. */
  readonly passing?: boolean;
}

/** Converts an error of a read for pages. */
export const failureOf = (error: ReadError): ReadFailure =>
  error.name === "ApiError"
    ? { kind: "refused", status: error.problem.status, id: error.problem.instance ?? null }
    : { kind: "unanswered", timedOut: error.timedOut };

/** Reads a path and caches the response while it is used. */
export function useApiQuery<Path extends ReadPath>(
  path: Path,
  parameters: ReadParameters<Path>,
  { enabled = true, keep = false, secret = false, passing = false }: ReadOptions = {},
) {
  const { read } = useServices();
  const client = useQueryClient();
  const query = useQuery<ReadAnswer<Path>, ReadError>({
    queryKey: [path, parameters],
    queryFn: ({ signal }) => read(path, parameters, signal),
    enabled,
    ...((secret || passing) && { gcTime: 0 }),
  });
  const [last, setLast] = useState(query.data);
  const [lastAt, setLastAt] = useState(query.dataUpdatedAt);
  if (query.data !== undefined && query.dataUpdatedAt !== lastAt) {
    setLast(query.data);
    setLastAt(query.dataUpdatedAt);
  }
  const kept = query.data === undefined && keep;
  return {
    data: kept ? last : query.data,
    failure: query.error ? failureOf(query.error) : null,
    /** The data are an answer to earlier parameters. */
    old: kept && last !== undefined,
    fetching: query.isFetching,
    /** When (wall time, ms) the data came. */
    at: lastAt,
    /** Wall time (ms) of the user's last own write to it. */
    written: writtenAt(client, path),
    again: () => void query.refetch(),
  };
}
