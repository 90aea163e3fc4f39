import type { Block, Reasons } from "./reasons.ts";

/** The condition of the block that the sentence names. */
type Because =
  /** `isConnected`: all others were disconnected; false if they were connected and took no calls. */
  | {
      readonly what: "agents";
      readonly taking: number;
      readonly assigned: number;
      readonly isConnected: boolean;
    }
  /** Calls per quarter hour, in the block and usually. */
  | { readonly what: "arrivals"; readonly here: number; readonly usual: number }
  /** Median handle times, in the block and usually. */
  | { readonly what: "handle-time"; readonly here: number; readonly usual: number };

/**
 * Data of the sentence that explains a service level; each language builds its own sentence from it. Numbers are rounded as shown, times are in ms, and segments are ids.
 */
export type Sentence =
  /** Too few calls for an explanation. */
  | { readonly kind: "few"; readonly calls: number }
  /** All calls were answered in time. */
  | { readonly kind: "none-late"; readonly calls: number; readonly percent: number }
  | {
      readonly kind: "spread";
      readonly percent: number;
      readonly segments: number;
      readonly hours: number;
    }
  /** `block`: where most late calls were. `risk`: the same, although the target is met. */
  | {
      readonly kind: "block" | "risk";
      readonly percent: number;
      /** Late calls in the block, of all late calls. */
      readonly late: number;
      readonly ofLate: number;
      /** Null for all segments; `segments` is then the number of those with late calls in the block. */
      readonly segment: string | null;
      readonly segments: number;
      readonly from: number;
      readonly until: number;
      readonly because: Because | null;
    };

/** Returns the sentence that explains a service level. */
export function sentenceOf({ result, percent, calls, late, spread, block }: Reasons): Sentence {
  if (result === "few" || percent === null) return { kind: "few", calls };
  if (late === 0) return { kind: "none-late", calls, percent };
  if (!block) return { kind: "spread", percent, ...spread };
  const { segment, segments, from, until } = block;
  return {
    kind: result === "target" ? "risk" : "block",
    percent,
    late: block.late,
    ofLate: late,
    segment,
    segments,
    from,
    until,
    because: becauseOf(block),
  };
}

/** Returns the strongest condition that changed. Absent agents are named if no other condition changed. */
function becauseOf({ staff, changes: [first] }: Block): Because | null {
  if (first && first.what !== "agents")
    return {
      what: first.what,
      // Numbers of calls are shown without decimals.
      here: Math.round(first.here),
      usual: Math.round(first.usual),
    };
  if (!staff || (staff.absent.length === 0 && !first)) return null;
  return {
    what: "agents",
    taking: staff.taking,
    assigned: staff.assigned,
    isConnected: staff.absent.every(({ status }) => status === null || status === "disconnected"),
  };
}
