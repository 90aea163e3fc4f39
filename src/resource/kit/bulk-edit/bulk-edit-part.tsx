import { Suspense, lazy } from "react";
import { loadChunk } from "../../../ui/load-chunk.ts";
import type { BulkEditProps } from "./bulk-edit.tsx";

const LateBulkEdit = lazy(() =>
  loadChunk(async () => ({ default: (await import("./bulk-edit.tsx")).BulkEdit })),
);

/** The bulk edit, loaded on first use. */
export const BulkEdit = (props: BulkEditProps) => (
  <Suspense fallback={null}>
    <LateBulkEdit {...props} />
  </Suspense>
);
