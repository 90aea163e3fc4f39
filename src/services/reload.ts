import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ReadPath } from "../api/read.ts";

const WRITTEN = "written";

/**
 * Reloads paths after the user's own write and records its time: lists show own changes immediately and delay
 * only those of other users.
 */
export function useReload(): (paths: readonly ReadPath[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (paths) => {
      for (const path of paths) client.setQueryData([WRITTEN, path], Date.now());
      await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
    [client],
  );
}

/** Returns the wall time (ms) of the last own write to a path; 0 if there was none recently. */
export const writtenAt = (client: QueryClient, path: ReadPath): number =>
  client.getQueryData<number>([WRITTEN, path]) ?? 0;
