import type { TimeSpan } from "../../../../streams/charts/time-axis.ts";

/** Positions of the lanes, px from the top of the timeline. */
export const LANES = {
  markers: { top: 6, bottom: 22, text: 18 },
  spells: { top: 34, bottom: 46, text: 44.5 },
  waiting: { top: 56, bottom: 124, text: 86 },
  level: { top: 140, bottom: 172, text: 154 },
  events: { top: 186, bottom: 210, text: 202 },
  hangUps: { top: 216, bottom: 224, text: 224 },
  axis: { top: 52, bottom: 224, text: 240 },
} as const;
export const HEIGHT = 244;

/** Area of the plot within the drawing, and its time range. */
export type Plot = TimeSpan;
