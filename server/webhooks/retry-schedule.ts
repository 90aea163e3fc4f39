const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Delays (ms) after failed attempts, as in Standard Webhooks: ten attempts in about 75 hours. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const LONGEST = 24 * HOUR;
/** Random part of a delay, so that retries do not all happen together. */
const JITTER = 0.1;

export interface FailedTry {
  /** 1: the first. */
  readonly attempt: number;
  /** The receiver's Retry-After: seconds, or a date. */
  readonly retryAfter: string | null;
  readonly now: number;
  /** Random number from 0 to 1. */
  readonly chance: number;
}

/** Returns the delay (ms) before the next attempt; null after the last. */
export function waitAfter({ attempt, retryAfter, now, chance }: FailedTry): number | null {
  const wait = WAITS[attempt - 1];
  if (wait === undefined) return null;
  return Math.round(
    Math.max(wait * (1 - JITTER + 2 * JITTER * chance), Math.min(LONGEST, askedFor(retryAfter, now))),
  );
}

function askedFor(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
