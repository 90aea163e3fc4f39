import { type ComponentProps, Suspense, lazy } from "react";
import { loadChunk } from "../../ui/load-chunk.ts";
import type { RemoveImported } from "./remove-imported.tsx";

const Loaded = lazy(() => loadChunk(async () => ({ default: (await import("./remove-imported.tsx")).RemoveImported })));

/** The removal of what recordings brought, loaded when it is first wanted. */
export const RemoveImportedPart = (props: ComponentProps<typeof RemoveImported>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
