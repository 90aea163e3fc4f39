/** A part of the period, ms; the end is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const TIME = String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d\.\d{3})?Z)`;
const SPAN = new RegExp(`^${TIME}\\.\\.${TIME}$`);

/** Parses the part of the period in a URL; null if there is none, or if it is not within the period. */
export function readSpan(text: string, period: Span): Span | null {
  const [, first = "", last = ""] = SPAN.exec(text) ?? [];
  const span = { from: Date.parse(first), to: Date.parse(last) };
  return span.from < span.to && span.from >= period.from && span.to <= period.to ? span : null;
}

/**
 * Returns the text of a part of the period in a URL, such as `2026-11-23T09:30Z..2026-11-23T10:00Z`. Times within
 * a minute are written to the millisecond.
 */
export const writeSpan = ({ from, to }: Span): string => {
  const time = (instant: number) => new Date(instant).toISOString().replace(/:00\.000Z$/, "Z");
  return `${time(from)}..${time(to)}`;
};
