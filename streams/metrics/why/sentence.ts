import type { WhyMeasure } from "../../../openapi/generated/console.ts";
import type { Change } from "./changes.ts";
import type { Block, Reasons } from "./reasons.ts";

/** Maximum number of conditions in a sentence. */
const MOST = 2;

/** A condition of the block that the sentence names. */
export type Because =
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
 * Data of the sentence that explains a number; each language builds its own sentence from it. Values are rounded
 * as shown, times are in ms, and segments are ids.
 */
export type Sentence = { readonly measure: WhyMeasure; readonly value: number | null } &
  /** Too few calls for an explanation. */
  (
    | { readonly kind: "few"; readonly calls: number }
    /** No call made the value worse. */
    | { readonly kind: "none-late"; readonly calls: number }
    | {
        readonly kind: "spread";
        readonly segments: number;
        readonly hours: number;
        /** The clock hour with the most late calls. */
        readonly worst: Reasons["spread"]["worst"];
      }
    /** `block`: where most late calls were. `risk`: the same, although the target is met. */
    | {
        readonly kind: "block" | "risk";
        /** Late calls in the block, of all late calls. */
        readonly late: number;
        readonly ofLate: number;
        /** Null for all segments; `segments` is then the number of those with late calls in the block. */
        readonly segment: string | null;
        readonly segments: number;
        readonly from: number;
        readonly until: number;
        readonly because: readonly Because[];
      }
  );

type SentenceBlock = Pick<Block, "segment" | "segments" | "from" | "until" | "late" | "staff"> & {
  readonly changes: readonly Omit<Change, "factor">[];
};

/** Members of an explanation from which its sentence is made. */
type SentenceSource = Pick<Reasons, "measure" | "result" | "value" | "calls" | "late" | "spread"> & {
  readonly block: SentenceBlock | null;
};

/** Returns the sentence that explains a number. */
export function sentenceOf({ measure, result, value, calls, late, spread, block }: SentenceSource): Sentence {
  const about = { measure, value };
  if (result === "few") return { ...about, kind: "few", calls };
  if (late === 0) return { ...about, kind: "none-late", calls };
  if (!block) return { ...about, kind: "spread", ...spread };
  const { segment, segments, from, until } = block;
  return {
    ...about,
    kind: result === "target" ? "risk" : "block",
    late: block.late,
    ofLate: late,
    segment,
    segments,
    from,
    until,
    because: becauseOf(block),
  };
}

/** Returns the conditions that changed, the strongest first. Absent agents are named even if others changed more. */
function becauseOf({ staff, changes }: SentenceBlock): readonly Because[] {
  const agents: Because | null = staff && {
    what: "agents",
    taking: staff.taking,
    assigned: staff.assigned,
    isConnected: staff.absent.every(({ status }) => status === null || status === "disconnected"),
  };
  const changed = changes.flatMap(({ what, here, usual }): Because | [] =>
    // Numbers of calls are shown without decimals.
    what === "agents" ? (agents ?? []) : { what, here: Math.round(here), usual: Math.round(usual) },
  );
  const isMissing = agents && agents.taking < agents.assigned && !changed.includes(agents);
  return [...changed.slice(0, isMissing ? MOST - 1 : MOST), ...(isMissing ? [agents] : [])];
}
