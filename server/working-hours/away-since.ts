import type { Range } from "./range-at.ts";

/** What is known of the connections of an agent. */
export interface Presence {
  readonly isConnected: boolean;
  /** When (ms) the last of them ended; null where there was none. */
  readonly leftAt: number | null;
}

/** Since when (ms) within a range an agent is away; null while they are connected. */
export const awaySince = ({ isConnected, leftAt }: Presence, range: Range): number | null =>
  isConnected ? null : Math.max(range.start, leftAt ?? range.start);

/**
 * Whether an agent has been away within a range for as long as the grace period (minutes), so that somebody
 * hears of it.
 */
export function isMissing(
  presence: Presence,
  range: Range,
  { now, grace }: { readonly now: number; readonly grace: number },
): boolean {
  const since = awaySince(presence, range);
  return since !== null && now >= since + grace * 60_000;
}
