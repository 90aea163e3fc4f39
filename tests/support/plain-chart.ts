import type { ChartFormats } from "../../streams/charts/chart.ts";

/** Formats that write numbers and instants as they are, so that tests can read them. */
export const PLAIN: ChartFormats = {
  value: (value) => String(value),
  tick: (value) => String(value),
  moment: (instant, zone, grain) => `${new Date(instant).toISOString()} ${zone} ${grain}`,
  axis: (instant, _, step) => `${step} ${new Date(instant).toISOString()}`,
  month: (instant) => `month ${new Date(instant).getUTCMonth() + 1}`,
  day: (day) => day,
  weekday: (day) => `weekday ${day}`,
  most: (value, place) => `most ${value} at ${place}`,
  was: (place, value) => `${place}, was ${value}`,
  at: (value, place) => `${value} at ${place}`,
};
