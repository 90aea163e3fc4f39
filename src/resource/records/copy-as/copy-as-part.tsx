import { type ComponentProps, Suspense, lazy } from "react";
import { loadChunk } from "../../../ui/load-chunk.ts";
import type { CopyAs as Part } from "./copy-as.tsx";

const LateCopyAs = lazy(() => loadChunk(async () => ({ default: (await import("./copy-as.tsx")).CopyAs })));

/** What a record is copied as, loaded when somebody first wants it. */
export const CopyAs = (props: ComponentProps<typeof Part>) => (
  <Suspense fallback={null}>
    <LateCopyAs {...props} />
  </Suspense>
);
