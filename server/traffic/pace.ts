/**
 * Relation of recording time to a monotonic clock: `time` (ms) at clock `at`, advancing at `rate`. With an
 * infinite rate all events are due immediately.
 */
export interface Pace {
  readonly time: number;
  readonly at: number;
  readonly rate: number;
}

/** The recording time when the clock shows `now`. */
export const timeAt = ({ time, at, rate }: Pace, now: number): number =>
  rate === Infinity ? Infinity : time + Math.max(0, now - at) * rate;

/** Returns the clock value at a recording time. */
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
 * Returns the pause at `now` after the request at `spokeAt`, until the next event at recording time
 * `upcoming`: whole ms, as timers require.
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
