/**
 * Maps a monotonic clock to recording time, which is the time of the recorded events. When the clock is `at`
 * (ms), recording time is `time` (ms) and advances at the speed factor `rate`. At an infinite rate, all
 * events are due immediately.
 */
export interface Pace {
  readonly time: number;
  readonly at: number;
  readonly rate: number;
}

/** Returns the recording time at a clock value. */
export const timeAt = ({ time, at, rate }: Pace, now: number): number =>
  rate === Infinity ? Infinity : time + Math.max(0, now - at) * rate;

/** Returns the clock value at a recording time. */
const dueAt = (pace: Pace, time: number): number =>
  pace.rate === Infinity ? pace.at : pace.at + Math.max(0, time - pace.time) / pace.rate;

/**
 * Returns the pace after a delay of `late` ms in which nothing could be fed: recording time continues where
 * it stopped.
 */
export const heldFor = (pace: Pace, late: number): Pace => ({ ...pace, at: pace.at + late });

/**
 * Minimum interval between batches (`tick`), and maximum time without an event (`silence`), both ms. After a
 * longer silence, the platform stops the clock of the play.
 */
export interface Rhythm {
  readonly tick: number;
  readonly silence: number;
}

/**
 * Returns the pause from `now` until the next request is due, in whole ms, as timers require. `spokeAt` is
 * the time of the last response, `upcoming` the recording time of the next event.
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
