/**
 * How recording time runs beside a clock that is never set: it stood at `time` (ms) when that clock showed
 * `at`, and goes on at `rate`; an infinite rate has everything due at once.
 */
export interface Pace {
  readonly time: number;
  readonly at: number;
  readonly rate: number;
}

/** The recording time when the clock shows `now`. */
export const timeAt = ({ time, at, rate }: Pace, now: number): number =>
  rate === Infinity ? Infinity : time + Math.max(0, now - at) * rate;

/** What the clock shows when it is so late in the recording. */
const dueAt = (pace: Pace, time: number): number =>
  pace.rate === Infinity ? pace.at : pace.at + Math.max(0, time - pace.time) / pace.rate;

/**
 * The same pace going on from the same recording time after the clock ran for `late` ms in which nothing
 * could be fed.
 */
export const heldFor = (pace: Pace, late: number): Pace => ({ ...pace, at: pace.at + late });

/**
 * The least time between two batches, and the longest silence (ms): a platform stops the clock of who is
 * silent for longer.
 */
export interface Rhythm {
  readonly tick: number;
  readonly silence: number;
}

/**
 * How long to rest at `now` after `spokeAt`, when the next event is at `upcoming` in the recording: whole ms,
 * as timers know no less.
 */
export function restAt(
  now: number,
  pace: Pace,
  upcoming: number,
  spokeAt: number,
  { tick, silence }: Rhythm,
): number {
  const next = Math.min(dueAt(pace, upcoming), spokeAt + silence);
  return Math.ceil(Math.max(next, spokeAt + tick) - now);
}
