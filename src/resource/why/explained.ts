import type { Explanation, WhyMeasure, WhyQuery } from "../../../openapi/generated/console.ts";
import type { Change } from "../../../streams/metrics/why/changes.ts";
import type { LateColumn } from "../../../streams/metrics/why/columns.ts";
import type { Quarter } from "../../../streams/metrics/why/quarter-hours.ts";
import type { Block, Reasons } from "../../../streams/metrics/why/reasons.ts";

/** The number that is explained, and its calls. Times in ms. */
export interface WhyQuestion {
  readonly measure: WhyMeasure;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly zone: string;
  readonly filters: NonNullable<WhyQuery["filters"]>;
  /** True beside the numbers of the live monitor, which show durations as a clock. */
  readonly isLive?: boolean;
}

export interface ExplainedBlock extends Omit<Block, "changes"> {
  readonly changes: readonly Omit<Change, "factor">[];
}

/** An explanation by the platform. Times in ms. */
export interface Explained extends Omit<Reasons, "quarters" | "block"> {
  readonly block: ExplainedBlock | null;
  readonly columns: readonly LateColumn[];
  /** Names by id; null if it was never known. */
  readonly names: Readonly<Record<"segments" | "agents", ReadonlyMap<string, string | null>>>;
}

/** Part of the late calls of an explanation: those of a segment, of a time (ms), or both. */
export interface LateFilter {
  readonly segment?: string | null;
  readonly from?: number;
  readonly until?: number;
}

/** Parses the times of an explanation. */
export function explainedFrom({
  from,
  until,
  block,
  spread,
  segments,
  columns,
  agents,
  ...others
}: Explanation): Explained {
  return {
    ...others,
    ...spanOf({ from, until }),
    block: block && {
      ...block,
      ...spanOf(block),
      staff: block.staff && {
        ...block.staff,
        absent: block.staff.absent.map((agent) => ({ ...agent, ...spanOf(agent) })),
      },
      steps: block.steps?.map(({ at, taking }) => ({ at: Date.parse(at), taking })) ?? null,
    },
    spread: { ...spread, worst: spread.worst && { ...spread.worst, ...spanOf(spread.worst) } },
    segments: segments.map(({ _id, calls, late }) => ({ segment: _id, calls, late })),
    columns: columns.map((column) => ({ ...column, ...spanOf(column) })),
    names: {
      segments: new Map(segments.map(({ _id, name }) => [_id, name])),
      agents: new Map(agents.map(({ _id, name }) => [_id, name ?? null])),
    },
  };
}

const spanOf = ({ from, until }: { readonly from: string; readonly until: string }) => ({
  from: Date.parse(from),
  until: Date.parse(until),
});

/** Returns the part of the late calls that an explanation names. */
export const blockFilter = ({ block }: Explained): LateFilter =>
  block ? { segment: block.segment, from: block.from, until: block.until } : {};

/** The part of the late calls that an explanation leads to: its block, or the worst hour; null without any. */
export function worstPart(
  explained: Pick<Explained, "block" | "spread" | "result">,
): (Quarter & { readonly segment: string | null; readonly late: number }) | null {
  const { block, spread, result } = explained;
  return block ?? (result === "spread" && spread.worst ? { segment: null, ...spread.worst } : null);
}

/** Returns the number of late calls of a part; undefined if it is not in the explanation. */
export function lateOf(
  explained: Explained,
  { segment = null, from, until }: LateFilter,
): number | undefined {
  const { columns, segments, late } = explained;
  const worst = worstPart(explained);
  if (worst && worst.segment === segment && worst.from === from && worst.until === until) return worst.late;
  if (from !== undefined)
    return segment === null
      ? columns.find((column) => column.from === from && column.until === until)?.late
      : undefined;
  return segment === null ? late : segments.find((one) => one.segment === segment)?.late;
}
