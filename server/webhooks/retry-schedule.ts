const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/**
 * How long (ms) after a failed try the next one is made, as Standard Webhooks has it: ten tries in about 75
 * hours.
 */
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
/** So much of a wait is left to chance, that not all come back at once. */
const JITTER = 0.1;

export interface FailedTry {
  /** 1: the first. */
  readonly attempt: number;
  /** What the receiver said of when to come back: seconds, or a date. */
  readonly retryAfter: string | null;
  readonly now: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** How long (ms) until the next try; null where there is none. */
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
