import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from "react";
import { HiddenText } from "../hidden-text.tsx";
import styles from "./chart.module.css";

interface WalkAreaProps {
  /** Name of the chart and its summary. */
  readonly label: string;
  /** The keys that move between points. */
  readonly hint: string;
  /** The walked point in words; null while no point is walked. */
  readonly spoken: string | null;
  /** Called with a pressed key; returns whether the key was used. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** Called with the position of the pointer within the area, px. */
  readonly onPoint?: (x: number, y: number) => void;
  readonly onPress?: ((x: number, y: number) => void) | undefined;
  readonly area?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Beyond this distance (px) between press and release, the pointer has dragged and not clicked. */
const DRAGGED = 5;

const within = ({ clientX, clientY, currentTarget }: PointerEvent | MouseEvent) => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top] as const;
};

/**
 * The focusable area of a drawing, whose points are walked by keyboard. It is an application only while a point is
 * walked, so that screen readers keep their own keys elsewhere. One live region announces the points.
 */
export function WalkArea({
  label,
  hint,
  spoken,
  onKey,
  onEnter,
  onLeave,
  onPoint,
  onPress,
  area,
  children,
}: WalkAreaProps) {
  const id = useId();
  const pressed = useRef(0);
  return (
    <>
      <div
        ref={area}
        className={styles.area}
        data-drawing=""
        data-pressable={onPress ? "" : undefined}
        role={spoken === null ? "img" : "application"}
        aria-label={label}
        aria-describedby={id}
        tabIndex={0}
        onFocus={(event) => {
          // A click shows the point under the pointer, not the last one.
          if (event.currentTarget.matches(":focus-visible")) onEnter();
        }}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (onKey(event)) event.preventDefault();
        }}
        onPointerMove={(event) => {
          // While the pointer drags the view, it does not point.
          if (event.buttons === 0) onPoint?.(...within(event));
        }}
        onPointerLeave={onLeave}
        onPointerDown={({ clientX }) => (pressed.current = clientX)}
        onClick={(event) => {
          if (Math.abs(event.clientX - pressed.current) < DRAGGED) onPress?.(...within(event));
        }}
      >
        {children}
      </div>
      <span id={id} hidden>
        {hint}
      </span>
      <HiddenText role="status">{spoken}</HiddenText>
    </>
  );
}
