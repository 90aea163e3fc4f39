import { type ComponentProps, Suspense, lazy } from "react";
import { loadChunk } from "../../../ui/load-chunk.ts";
import type { CopyAs as Part } from "./copy-as.tsx";

const LateCopyAs = lazy(() => loadChunk(async () => ({ default: (await import("./copy-as.tsx")).CopyAs })));

/** The menu of copy formats, loaded on first use. */
export const CopyAs = (props: ComponentProps<typeof Part>) => (
  <Suspense fallback={null}>
    <LateCopyAs {...props} />
  </Suspense>
);
