import type { DayLetters } from "./written-day.ts";

/** In which language days are written and shown, and the words of their calendar. */
export interface DayWords {
  readonly locale: string;
  readonly letters: DayLetters;
  /** The day that it is, `2026-05-03`. */
  readonly today: () => string;
  readonly open: string;
  readonly previous: string;
  readonly next: string;
  readonly wrong: (pattern: string) => string;
}
