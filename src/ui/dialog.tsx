import { type ReactNode, Suspense, lazy, useState } from "react";
import { loadChunk } from "./load-chunk.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Verb and object, or the name of what is shown. */
  readonly title: string;
  readonly closeLabel: string;
  /** A `dialog` in the middle is for decisions, a `drawer` at the edge for details beside what one came from. */
  readonly form?: "dialog" | "drawer" | "navigation";
  /** What gets the focus when it closes, if not what had it before; null: what had it before. */
  readonly returnFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

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
