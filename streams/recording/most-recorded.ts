/**
 * The most events in a recording of a platform's log: a day of a large center, which is read in less than a
 * minute.
 */
export const MOST_RECORDED = 500_000;
