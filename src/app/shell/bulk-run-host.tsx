import type { ReactNode } from "react";
import { BulkRunContext, type StartBulkRun } from "../../services/bulk-run.ts";
import { useServices } from "../../services/services.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/** Lets every list do the same with many of its records. What runs it is loaded with the first time. */
export function BulkRunHost({ children }: { children: ReactNode }) {
  const { api } = useServices();
  const start: StartBulkRun = async (job) =>
    (await loadChunk(() => import("../bulk-run-system.ts"))).startBulkRun(api, job);
  return <BulkRunContext value={start}>{children}</BulkRunContext>;
}
