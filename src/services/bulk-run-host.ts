import { createContext } from "react";
import type { BulkRunRef, PickedRecord } from "../../machines/bulk-run.ts";
import type { Api } from "../api/client.ts";

export type { Api };

/** Applies an action to one record. `version`: version of the record in the list, if known. */
export type ActOne = (
  api: Api,
  id: string,
  version?: number,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

interface BulkRunJob {
  readonly records: readonly PickedRecord[];
  readonly act: ActOne;
  /** Invoked once at the end, even after failures. */
  readonly refresh: () => void;
}

export type StartBulkRun = (job: BulkRunJob) => Promise<BulkRunRef>;

export const BulkRunContext = createContext<StartBulkRun | null>(null);
