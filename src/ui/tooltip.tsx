import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import type { TooltipFloatProps } from "./tooltip-float.tsx";
import styles from "./tooltip.module.css";

interface TooltipProps {
  /** Name of the control, or an exact value. Never the only place that shows a fact. */
  readonly text: string;
  readonly keys?: string;
  /** Position; `right` for controls that have other controls below them. */
  readonly side?: "bottom" | "right";
  readonly children: ReactElement;
}

const OPENS_AFTER = 400;
const CLOSES_AFTER = 150;

/** A label for the hovered or focused element. Its code is loaded on first use. */
export function Tooltip({ text, keys, side = "bottom", children }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [Float, setFloat] = useState<ComponentType<TooltipFloatProps> | null>(null);

  const become = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), after);
    // A failure to load is ignored, because screen readers have the name without the tooltip.
    if (next && !Float)
      void import("./tooltip-float.tsx").then(
        (chunk) => setFloat(() => chunk.TooltipFloat),
        () => undefined,
      );
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      ref={around}
      className={styles.around}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && become(true, OPENS_AFTER)}
      onPointerLeave={() => become(false, CLOSES_AFTER)}
      onPointerDown={() => become(false, 0)}
      onFocus={({ target }) => target.matches(":focus-visible") && become(true, 0)}
      onBlur={() => become(false, 0)}
    >
      {children}
      {Float ? (
        <Float
          open={open}
          onClose={() => become(false, 0)}
          anchor={() => around.current?.firstElementChild ?? null}
          text={text}
          keys={keys}
          side={side}
        />
      ) : null}
    </span>
  );
}
