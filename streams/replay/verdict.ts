import type { Told } from "../events/event.ts";
import type { Floor } from "../projections/floor.ts";

/**
 * A moment of a recording: how the floor stands, when (ms), after which offset, and by which event, if by
 * one.
 */
export interface Moment {
  readonly floor: Floor;
  readonly now: number;
  readonly offset: number;
  /** Null just before the next event, when time has passed and nothing else. */
  readonly event: Told | null;
}

/** Where something showed, and what was measured there. */
export interface Evidence {
  readonly now: number;
  readonly offset: number;
  readonly value: number | null;
  /** Since when (ms) it had been so, or had been waited for, where that matters. */
  readonly since?: number;
  /** That it was never more, or never less. */
  readonly extreme?: "highest" | "lowest";
  /** How many came in all, where the value is the one too many. */
  readonly total?: number;
}

/** How an expectation stands: `open` as long as what follows may decide it. */
export interface Verdict {
  readonly state: "met" | "broken" | "open";
  readonly evidence: Evidence | null;
  /** A segment that the expectation names and the recording has nothing of. */
  readonly noSegment?: string;
}

/** Watches a recording for one expectation, moment by moment. */
export interface Judge {
  see(moment: Moment): void;
  /** How it stands; `ended`: no more follows. */
  verdict(ended: boolean): Verdict;
}
