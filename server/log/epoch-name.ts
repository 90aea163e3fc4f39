import { decodeTime, ulid } from "ulid";

/**
 * The name of an epoch that begins now (ms). It is greater than the one before, whatever the clock has been
 * set to.
 */
export function nextEpoch(now: number, before: string | null): string {
  const name = ulid(now);
  return before === null || name > before ? name : ulid(decodeTime(before) + 1);
}
