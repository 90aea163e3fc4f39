import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ReadPath } from "../api/read.ts";

const WRITTEN = "written";

/**
 * Reads anew what somebody's own write may have changed of these paths, and keeps when that was: a list shows
 * what its reader did at once, and lets only the changes of others wait.
 */
export function useReadAnew(): (paths: readonly ReadPath[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (paths) => {
      for (const path of paths) client.setQueryData([WRITTEN, path], Date.now());
      await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
    [client],
  );
}

/** When (wall time, ms) something of a path was last written here; 0: not lately. */
export const writtenAt = (client: QueryClient, path: ReadPath): number =>
  client.getQueryData<number>([WRITTEN, path]) ?? 0;
