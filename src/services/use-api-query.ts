import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReadAnswer, ReadError, ReadParameters, ReadPath } from "../api/read.ts";
import { writtenAt } from "./read-anew.ts";
import { useServices } from "./services.ts";

/** Why a read failed: the platform said no (with an id to quote where it gave one), or did not answer. */
export type ReadFailure =
  | { readonly kind: "refused"; readonly status: number; readonly id: string | null }
  | { readonly kind: "unanswered"; readonly timedOut: boolean };

export type { ReadAnswer, ReadError, ReadParameters, ReadPath };

export interface ReadOptions {
  readonly enabled?: boolean;
  /** What was read before stands until the answer to other parameters is there, and when none comes. */
  readonly keep?: boolean;
  /** A secret: with whoever looks at it, it is gone from here too. */
  readonly secret?: boolean;
  /** Whoever looks the next time asks anew: what others do changes it, and nothing here knows. */
  readonly passing?: boolean;
}

/** Why a read failed, as pages tell it. */
export const failureOf = (error: ReadError): ReadFailure =>
  error.name === "ApiError"
    ? { kind: "refused", status: error.problem.status, id: error.problem.instance ?? null }
    : { kind: "unanswered", timedOut: error.timedOut };

/** What the platform says, kept as long as somebody looks at it. */
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
    /** When (wall time, ms) whoever looks last wrote something of it themselves. */
    written: writtenAt(client, path),
    again: () => void query.refetch(),
  };
}
