import { decodeTime, ulid } from "ulid";

/** The channel of what the live monitor of an account shows. */
export const floorOf = (account: string): string => `account/${account}/floor`;

/** The channel of what only the administrators of an account may see. */
export const auditOf = (account: string): string => `account/${account}/audit`;

/**
 * Returns the name of an epoch that starts now (ms). It sorts after the previous one even if the clock was
 * set back.
 */
export function nextEpoch(now: number, before: string | null): string {
  const name = ulid(now);
  return before === null || name > before ? name : ulid(decodeTime(before) + 1);
}
