const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Delays (ms) after failed attempts, as in Standard Webhooks: ten attempts in about 75 hours. */
const DELAYS = [
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
/** Upper limit (ms) of a delay that the receiver requests. */
const MAX_REQUESTED = 24 * HOUR;
/** Maximum random deviation of a delay, as a fraction of the delay. It spreads retries over time. */
const JITTER = 0.1;

export interface FailedAttempt {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Retry-After header of the receiver: seconds, or a date. */
  readonly retryAfter: string | null;
  readonly now: number;
  /** Random number from 0 to 1. */
  readonly chance: number;
}

/**
 * Returns the delay (ms) before the next attempt: the scheduled one, or a longer one that the receiver
 * requests. Returns null after the last attempt.
 */
export function waitAfter({ attempt, retryAfter, now, chance }: FailedAttempt): number | null {
  const wait = DELAYS[attempt - 1];
  if (wait === undefined) return null;
  return Math.round(
    Math.max(
      wait * (1 - JITTER + 2 * JITTER * chance),
      Math.min(MAX_REQUESTED, requestedDelay(retryAfter, now)),
    ),
  );
}

function requestedDelay(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
