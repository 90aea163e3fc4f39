import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styles from "./column-edge.module.css";
import { within } from "./use-column-widths.ts";
import { WIDTHS } from "./view-state.ts";

interface ColumnEdgeProps {
  readonly label: string;
  /** px, as it is seen. */
  readonly width: number;
  /** While it is dragged; null: let go of without a change. */
  readonly onTry: (px: number | null) => void;
  readonly onSettle: (px: number) => void;
  readonly onFit: () => void;
}

const STEP = 8;
const LEAP = 40;

/**
 * The edge of a column, to drag or to move with the arrow keys. Pressed twice, or with Enter, it fits what
 * the column shows.
 */
export function ColumnEdge({ label, width, onTry, onSettle, onFit }: ColumnEdgeProps) {
  const drag = useRef<{ readonly x: number; readonly width: number; to: number } | null>(null);
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width, to: width };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (!drag.current) return;
    drag.current.to = within(drag.current.width + clientX - drag.current.x);
    onTry(drag.current.to);
  };
  const leave = () => {
    drag.current = null;
    onTry(null);
  };
  const drop = () => {
    const dropped = drag.current;
    leave();
    if (dropped && dropped.to !== dropped.width) onSettle(dropped.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP;
    if (event.key === "ArrowLeft") onSettle(within(width - step));
    else if (event.key === "ArrowRight") onSettle(within(width + step));
    else if (event.key === "Home") onSettle(WIDTHS.least);
    else if (event.key === "Enter") onFit();
    else if (event.key === "Escape" && drag.current) leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={WIDTHS.least}
      aria-valuemax={WIDTHS.most}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={leave}
      onDoubleClick={onFit}
      onKeyDown={onKeyDown}
    />
  );
}
