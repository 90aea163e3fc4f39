import { createContext } from "react";
import type { BulkRunRef, PickedRecord } from "../../machines/bulk-run.ts";
import type { Api } from "../api/client.ts";

export type { Api };

/** Does it with one; `version` as it was listed, where that is known. */
export type ActOne = (
  api: Api,
  id: string,
  version?: number,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

interface BulkRunJob {
  readonly records: readonly PickedRecord[];
  readonly act: ActOne;
  /** Called once at the end, regardless of the result. */
  readonly refresh: () => void;
}

export type StartBulkRun = (job: BulkRunJob) => Promise<BulkRunRef>;

export const BulkRunContext = createContext<StartBulkRun | null>(null);
