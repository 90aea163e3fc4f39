import { decodeTime, ulid } from "ulid";

/** Returns the channel of an account's live monitor. */
export const floorOf = (account: string): string => `account/${account}/floor`;

/** Returns the audit channel of an account, for administrators only. */
export const auditChannel = (account: string): string => `account/${account}/audit`;

/**
 * Returns the name of an epoch that starts now (ms). It sorts after the previous one even if the clock was
 * set back.
 */
export function nextEpoch(now: number, before: string | null): string {
  const name = ulid(now);
  return before === null || name > before ? name : ulid(decodeTime(before) + 1);
}
