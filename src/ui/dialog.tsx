import { Suspense, lazy, useState } from "react";
import type { DialogProps } from "./dialog-props.ts";
import { loadChunk } from "./load-chunk.ts";

const DialogFloat = lazy(() => loadChunk(async () => ({ default: (await import("./dialog-float.tsx")).DialogFloat })));

/** Something that has to be answered or closed before one goes on. What draws it is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(false);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <DialogFloat {...props} />
    </Suspense>
  );
}
