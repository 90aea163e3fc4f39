/** A time as it is written, in parts; `offset` is minutes east of UTC where it was written too. */
export interface WrittenTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly offset: number | null;
}

/** Minutes east of UTC of `Z`, `+01`, `+0100`, `+01:00`. */
export function offsetOf(text: string): number {
  if (text === "Z") return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(":", ""));
  return text.startsWith("-") ? -minutes : minutes;
}
