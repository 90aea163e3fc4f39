import type { ReactNode } from "react";
import { BulkRemovalContext, type StartBulkRemoval } from "../../services/bulk-removal.ts";
import { useServices } from "../../services/services.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/** Lets every list remove many of its records. What runs it is loaded with the first time. */
export function BulkRemovalHost({ children }: { children: ReactNode }) {
  const { api } = useServices();
  const start: StartBulkRemoval = async (job) => (await loadChunk(() => import("../bulk-removal-system.ts"))).startBulkRemoval(api, job);
  return <BulkRemovalContext value={start}>{children}</BulkRemovalContext>;
}
