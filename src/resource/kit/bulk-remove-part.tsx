import { type ComponentProps, Suspense, lazy } from "react";
import { loadChunk } from "../../ui/load-chunk.ts";
import type { BulkRemove as Part } from "./bulk-remove.tsx";

const LateBulkRemove = lazy(() =>
  loadChunk(async () => ({ default: (await import("./bulk-remove.tsx")).BulkRemove })),
);

/** The bulk removal, loaded on first use. */
export const BulkRemove = (props: ComponentProps<typeof Part>) => (
  <Suspense fallback={null}>
    <LateBulkRemove {...props} />
  </Suspense>
);
