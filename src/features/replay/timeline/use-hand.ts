import {
  type KeyboardEvent,
  type PointerEvent,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { marksOf } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { timeAt, xAt } from "../../../../streams/charts/time-axis.ts";
import { LANES, type Plot } from "./plot.ts";
import { zoomedAt, type Stretch } from "./stretch.ts";
import type { Marked } from "./use-marked.ts";

interface Handled {
  readonly plot: Plot;
  readonly whole: Stretch;
  readonly marked: readonly Marked[];
  readonly onZoom: (stretch: Stretch) => void;
}

/**
 * Current drag: either moves the replay, or selects a range from the fixed end `other` (ms) to the pointer.
 */
type Grip = { readonly kind: "scrub" } | { readonly kind: "slice"; readonly other: number };

const NEAR = 12;
const CLOSER = 0.8;

/** Returns the pointer and keyboard handlers of the timeline, which seek, select a range and zoom. */
export function useHand({ plot, whole, marked, onZoom }: Handled) {
  const room = useReplay();
  const [hover, setHover] = useState<number | null>(null);
  const grip = useRef<Grip | null>(null);
  const marks = marksOf(room);
  const slice = (one: number, other: number) =>
    marks.set({
      ...marks.get(),
      slice: one === other ? null : { from: Math.min(one, other), until: Math.max(one, other) },
    });
  const placeOf = (event: {
    readonly clientX: number;
    readonly clientY: number;
    readonly currentTarget: Element;
  }) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: plot.left + event.clientX - box.left, y: event.clientY - box.top };
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = placeOf(event);
    const time = timeAt(plot, x);
    const chosen = marks.get().slice;
    const end =
      chosen && y >= LANES.hangUps.top - 2
        ? ([chosen.from, chosen.until] as const).find((one) => Math.abs(xAt(plot, one) - x) <= NEAR / 2)
        : undefined;
    if (chosen && end !== undefined)
      grip.current = { kind: "slice", other: end === chosen.from ? chosen.until : chosen.from };
    else if (event.shiftKey) grip.current = { kind: "slice", other: time };
    else {
      grip.current = { kind: "scrub" };
      const mark =
        y <= LANES.markers.bottom + 4
          ? marked.find((one) => Math.abs(xAt(plot, one.time) - x) <= NEAR)
          : undefined;
      room.seek(mark ? { position: mark.position } : { time });
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    const time = timeAt(plot, placeOf(event).x);
    setHover(time);
    if (grip.current?.kind === "scrub") room.seek({ time });
    if (grip.current?.kind === "slice") slice(grip.current.other, time);
  };
  const onPointerUp = () => void (grip.current = null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    const pixel = (plot.until - plot.from) / plot.width;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -pixel,
      ArrowDown: -pixel,
      ArrowRight: pixel,
      ArrowUp: pixel,
      PageDown: -pixel * 60,
      PageUp: pixel * 60,
    };
    const step = steps[key];
    const { now: shown } = room.shown.get();
    if (step !== undefined || key === "Home" || key === "End")
      room.seekFrom(({ now }) => {
        const to = Math.round(
          key === "Home"
            ? plot.from
            : key === "End"
              ? plot.until
              : Math.max(whole.from, Math.min(whole.until, now + (step ?? 0))),
        );
        const chosen = marks.get().slice;
        if (shiftKey)
          slice(chosen?.from === now ? chosen.until : chosen?.until === now ? chosen.from : now, to);
        return { time: to };
      });
    else if (key === "+" || key === "=") onZoom(zoomedAt(plot, shown, CLOSER, whole));
    else if (key === "-") onZoom(zoomedAt(plot, shown, 1 / CLOSER, whole));
    else return;
    // Outside of the timeline, the transport uses these keys to step through the replay file.
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    hover,
    ref: useWheel(plot, whole, onZoom),
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerLeave: () => setHover(null),
    onKeyDown,
  };
}

/**
 * Returns a ref callback that makes the mouse wheel zoom at the pointer. React's own wheel handlers are
 * passive, so they cannot prevent the page from scrolling.
 */
function useWheel(plot: Plot, whole: Stretch, onZoom: (stretch: Stretch) => void): RefCallback<HTMLElement> {
  const latest = useRef({ plot, whole, onZoom });
  useEffect(() => {
    latest.current = { plot, whole, onZoom };
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { plot: seen, whole: all, onZoom: zoom } = latest.current;
      zoom(
        zoomedAt(
          seen,
          timeAt(seen, seen.left + event.clientX - element.getBoundingClientRect().left),
          CLOSER ** (-event.deltaY / 100),
          all,
        ),
      );
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, []);
}
