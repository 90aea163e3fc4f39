import { type ReactElement, type ReactNode, Suspense, lazy } from "react";
import { loadChunk } from "./load-chunk.ts";
import { type FloatTrigger, useFloat } from "./use-float.ts";

interface PopoverProps {
  readonly label: string;
  readonly renderTrigger: (trigger: FloatTrigger) => ReactElement;
  /** Content while the popover is open. `close` closes it and returns the focus to the control. */
  readonly children: (close: () => void) => ReactNode;
  readonly align?: "start" | "end";
}

const PopoverFloat = lazy(() =>
  loadChunk(async () => ({ default: (await import("./popover-float.tsx")).PopoverFloat })),
);

/** A control that opens a small form beside it. */
export function Popover({ label, renderTrigger, children, align = "start" }: PopoverProps) {
  const float = useFloat("dialog");
  return (
    <>
      {renderTrigger(float.trigger)}
      {float.used ? (
        <Suspense fallback={null}>
          <PopoverFloat
            id={float.id}
            open={float.open}
            onOpenChange={float.change}
            label={label}
            align={align}
          >
            {children(() => float.change(false))}
          </PopoverFloat>
        </Suspense>
      ) : null}
    </>
  );
}
