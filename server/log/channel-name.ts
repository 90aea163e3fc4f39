import { decodeTime, ulid } from "ulid";

/** Returns the name of the channel of an account's live monitor. */
export const floorOf = (account: string): string => `account/${account}/floor`;

/** Returns the name of the channel with the audit log of an account. */
export const auditChannel = (account: string): string => `account/${account}/audit`;

/**
 * Returns the name of an epoch that starts at `now` (ms). It sorts after the previous epoch, even if the
 * clock was set back.
 */
export function nextEpoch(now: number, previous: string | null): string {
  const name = ulid(now);
  return previous === null || name > previous ? name : ulid(decodeTime(previous) + 1);
}
