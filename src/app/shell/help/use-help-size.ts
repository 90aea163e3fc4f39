import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { useHolder } from "../../../services/use-ability.ts";
import { HELP_LEAST, type HelpSize, fitted, helpSizeOf, keepHelpSize, mostIn } from "./help-size.ts";

/** One press of an arrow key, in pixels. */
const STEP = 24;

const windowNow = (): HelpSize => ({ width: innerWidth, height: innerHeight });

/**
 * The size of the help in its corner, and what its two edges need to change it, by pointer and by keyboard.
 */
export function useHelpSize() {
  const person = useHolder()?.user._id ?? "";
  const [wished, setWished] = useState(() => helpSizeOf(localStorage, person));
  const [window_, setWindow] = useState(windowNow);
  useEffect(() => {
    const look = () => setWindow(windowNow());
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  const size = fitted(wished, window_);
  const most = mostIn(window_);
  const become = (next: HelpSize) => {
    const kept = fitted(next, windowNow());
    setWished(kept);
    keepHelpSize(localStorage, person, kept);
  };
  const edge = (side: keyof HelpSize) => ({
    role: "separator",
    tabIndex: 0,
    "aria-orientation": side === "width" ? ("vertical" as const) : ("horizontal" as const),
    "aria-valuenow": size[side],
    "aria-valuemin": HELP_LEAST[side],
    "aria-valuemax": most[side],
    onKeyDown: (event: KeyboardEvent) => {
      // It grows to the left and upwards: it stands in the corner.
      const to: Partial<Record<string, number>> =
        side === "width"
          ? {
              ArrowLeft: size.width + STEP,
              ArrowRight: size.width - STEP,
              Home: HELP_LEAST.width,
              End: most.width,
            }
          : {
              ArrowUp: size.height + STEP,
              ArrowDown: size.height - STEP,
              Home: HELP_LEAST.height,
              End: most.height,
            };
      const next = to[event.key];
      if (next === undefined) return;
      event.preventDefault();
      become({ ...size, [side]: next });
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        become({ ...size, [side]: size[side] - (side === "width" ? event.movementX : event.movementY) });
    },
  });
  return { size, edge };
}
