import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ReadPath } from "../api/read.ts";

const WRITTEN = "written";

/**
 * Returns a function that reloads paths, usually after the user's own write, and remembers the time of the
 * reload. Lists use that time to show own changes immediately and to delay only changes by other users.
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

/** Returns the wall time (ms) at which `useReload` last reloaded a path; 0 if no time is remembered. */
export const writtenAt = (client: QueryClient, path: ReadPath): number =>
  client.getQueryData<number>([WRITTEN, path]) ?? 0;
