import type { Spot, Tone } from "./chart.ts";

/**
 * Kind of a mark, for the stylesheet: lines of the grid, the base and the target; the line, dashed line, points
 * and bars of a series; hatches of a shortfall; cells by their state; texts by their weight.
 */
type MarkClass =
  | "grid"
  | "base"
  | "target"
  | "line"
  | "dashed"
  | "point"
  | "bar"
  | "texture"
  | "open"
  | "short"
  | "over"
  | "highlight"
  | "cell"
  | "unknown"
  | "absent"
  | "future"
  | "flag"
  | "onFlag"
  | "quiet"
  | "plain"
  | "name"
  | "goal";

interface Looks {
  readonly class: MarkClass;
  readonly tone?: Tone;
  /** Share of the tone in the color of a cell, %. */
  readonly share?: number;
}

export type Mark = Looks &
  (
    | { readonly kind: "path"; readonly d: string }
    | {
        readonly kind: "rect";
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
        readonly radius?: number;
      }
    | {
        readonly kind: "line";
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
      }
    | {
        readonly kind: "text";
        readonly x: number;
        /** Baseline. */
        readonly y: number;
        readonly text: string;
        /** Bold beginning of the text. */
        readonly lead?: string;
        readonly anchor: "start" | "middle" | "end";
      }
  );

/** A rectangle, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An entry of the row that names series, states and ramps above the drawing. */
export type Key =
  | { readonly kind: "line" | "bar"; readonly tone: Tone; readonly label: string; readonly dashed?: boolean }
  | { readonly kind: "ramp"; readonly tone: Tone; readonly low: string; readonly high: string }
  | { readonly kind: "step"; readonly tone: Tone; readonly share: number; readonly label: string }
  | { readonly kind: "target" | "unknown" | "absent" | "future"; readonly label: string }
  | { readonly kind: "flag"; readonly glyph: "triangle" | "dot"; readonly label: string };

/** Position of a point in the drawing. Bars and cells have the center of their top, and a box. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly box?: Box;
}

/** A chart as marks, in the order in which they are painted. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly plot: Box;
  readonly keys: readonly Key[];
  /** Returns where a point is drawn; null if it has no value or is out of view. */
  readonly placed: (spot: Spot) => Placed | null;
  /** Returns the point at a position; null where there is none. */
  readonly spotAt: (x: number, y: number) => Spot | null;
}
