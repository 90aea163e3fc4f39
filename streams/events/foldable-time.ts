const FIRST = Date.UTC(1971, 0, 1);
const LAST = Date.UTC(9998, 0, 1);

/**
 * Whether a floor can fold a time (ms) into days and durations; outside of the years 1971 to 9997 neither is
 * worth anything.
 */
export const isFoldable = (time: number): boolean => time >= FIRST && time < LAST;
