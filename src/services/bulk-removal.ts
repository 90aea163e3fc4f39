import { useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { createContext, use, useEffect, useState } from "react";
import type { BulkRemovalRef, Doomed, Removal } from "../../machines/bulk-removal.ts";
import type { Api } from "../api/client.ts";
import type { ReadPath } from "../api/read.ts";

export type { BulkRemovalRef, Doomed, Removal };

export type RemoveOne = (api: Api, id: string) => Promise<{ data?: undefined; error?: unknown; response: Response }>;

interface BulkRemovalJob {
  readonly records: readonly Doomed[];
  readonly remove: RemoveOne;
  /** Called once, when it is over, whatever came of it. */
  readonly refresh: () => void;
}

export type StartBulkRemoval = (job: BulkRemovalJob) => Promise<BulkRemovalRef>;

export const BulkRemovalContext = createContext<StartBulkRemoval | null>(null);

/** Removes many records; what reads show of `path` is read anew once, afterwards. Whoever leaves the page stops it. */
export function useBulkRemoval(path: ReadPath, remove: RemoveOne) {
  const begin = use(BulkRemovalContext);
  const client = useQueryClient();
  const [running, setRunning] = useState<BulkRemovalRef | null>(null);
  useEffect(() => () => running?.send({ type: "stop" }), [running]);
  return {
    running,
    start: async (records: readonly Doomed[]) => setRunning((await begin?.({ records, remove, refresh: () => void client.invalidateQueries({ queryKey: [path] }) })) ?? null),
    forget: () => setRunning(null),
  };
}

/** How far a removal is. */
export function useBulkRemovalView(removal: BulkRemovalRef) {
  const context = useSelector(removal, (snapshot) => snapshot.context);
  const busy = useSelector(removal, (snapshot) => snapshot.hasTag("busy"));
  return { ...context, busy };
}
