import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Chart, placeCount, type Spot } from "../../../streams/charts/chart.ts";

/** A time range, ms. */
interface Range {
  readonly from: number;
  readonly until: number;
}

interface View {
  /** The shown range; undefined for all of it. */
  readonly shown: Range | undefined;
  /** Present if the chart is long enough to be zoomed. */
  readonly zoom: { readonly in: () => void; readonly out: () => void; readonly all: () => void } | undefined;
  /** Zooms by `+`, `-` and `0`, around the walked point. Returns whether the key was one of them. */
  readonly key: (key: string, spot: Spot | null) => boolean;
  /** Moves the view so that a place is in it. */
  readonly reveal: (index: number) => void;
  /** Attaches the wheel and the drag. */
  readonly area: RefCallback<HTMLDivElement>;
}

/** From this number of points on, a chart can be zoomed. */
const MANY = 400;
const STEP = 0.5;
/** Fewest places that remain in view. */
const FEWEST = 20;

const NO_VIEW: View = {
  shown: undefined,
  zoom: undefined,
  key: () => false,
  reveal: () => undefined,
  area: () => undefined,
};

/**
 * Keeps the shown part of a long time axis: zoomed by keys, by the menu, and by the wheel with Ctrl; moved by
 * dragging.
 */
export function useView(chart: Chart, width: number): View {
  const [range, setRange] = useState<Range | null>(null);
  const whole = useMemo(() => wholeOf(chart), [chart]);
  const shown = whole && range ? within(range, whole) : undefined;
  // Listeners of the element read the latest range, and are attached once.
  const latest = useRef({ whole, shown, width });
  useEffect(() => {
    latest.current = { whole, shown, width };
  });
  const area = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const move = (next: (now: Range, whole: Whole) => Range) => {
      const { whole, shown } = latest.current;
      if (whole) setRange(within(next(shown ?? whole, whole), whole));
    };
    element.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey || !latest.current.whole) return;
        event.preventDefault();
        const part = event.offsetX / Math.max(1, latest.current.width);
        move((now) => zoomed(now, Math.exp(event.deltaY / 200), part));
      },
      { passive: false, signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (event.buttons !== 1 || !latest.current.shown) return;
        const part = -event.movementX / Math.max(1, latest.current.width);
        move((now) => moved(now, part * (now.until - now.from)));
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  if (!whole) return NO_VIEW;
  const change = (factor: number, part = 0.5) =>
    setRange(within(zoomed(shown ?? whole, factor, part), whole));
  const zoom = {
    in: () => change(STEP),
    out: () => change(1 / STEP),
    all: () => setRange(null),
  };
  return {
    shown,
    zoom,
    area,
    key: (key, spot) => {
      const now = shown ?? whole;
      const part = spot ? (whole.startOf(spot.index) - now.from) / (now.until - now.from) : 0.5;
      if (key === "+" || key === "=") change(STEP, part);
      else if (key === "-") change(1 / STEP, part);
      else if (key === "0") zoom.all();
      else return false;
      return true;
    },
    reveal: (index) => {
      const at = whole.startOf(index);
      if (!shown || (at >= shown.from && at < shown.until)) return;
      setRange(within(moved(shown, at - (shown.from + shown.until) / 2), whole));
    },
  };
}

interface Whole extends Range {
  readonly startOf: (index: number) => number;
  readonly shortest: number;
}

/** Returns the range of a long time axis; null for charts that are not zoomed. */
function wholeOf(chart: Chart): Whole | null {
  if (chart.kind === "heat" || chart.kind === "calendar" || chart.x.kind !== "times") return null;
  const { starts, end } = chart.x;
  const count = placeCount(chart);
  const from = starts[0] ?? end;
  return count < MANY
    ? null
    : {
        from,
        until: end,
        startOf: (index) => starts[index] ?? end,
        shortest: ((end - from) / count) * FEWEST,
      };
}

function zoomed({ from, until }: Range, factor: number, part: number): Range {
  const span = (until - from) * factor;
  const at = from + part * (until - from);
  return { from: at - part * span, until: at + (1 - part) * span };
}

const moved = ({ from, until }: Range, by: number): Range => ({ from: from + by, until: until + by });

/** Keeps a range within the axis, at least as long as its shortest view. */
function within({ from, until }: Range, whole: Whole): Range {
  const span = Math.max(whole.shortest, Math.min(whole.until - whole.from, until - from));
  const begin = Math.max(whole.from, Math.min(whole.until - span, from));
  return { from: begin, until: begin + span };
}
