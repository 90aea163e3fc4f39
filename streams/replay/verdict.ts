import type { FoldEvent } from "../events/event.ts";
import type { Floor } from "../projections/floor.ts";

/** A moment of a recording: floor, time (ms), offset, and the event if there is one. */
export interface Moment {
  readonly floor: Floor;
  readonly now: number;
  readonly offset: number;
  /** Null just before the next event, when time has passed and nothing else. */
  readonly event: FoldEvent | null;
}

/** A moment with its measured value. */
export interface Evidence {
  readonly now: number;
  readonly offset: number;
  readonly value: number | null;
  /** Since when (ms) it had been so, or had been waited for, where that matters. */
  readonly since?: number;
  /** That it was never more, or never less. */
  readonly extreme?: "highest" | "lowest";
  /** Total number of events, if the value is the first one beyond the limit. */
  readonly total?: number;
}

/** State of an expectation: `open` while later events can decide it. */
export interface Verdict {
  readonly state: "met" | "broken" | "open";
  readonly evidence: Evidence | null;
  /** A segment that the expectation names and the recording has nothing of. */
  readonly noSegment?: string;
}

/** Watches a recording for one expectation, moment by moment. */
export interface Judge {
  see(moment: Moment): void;
  /** Returns the current verdict; `ended` if no more events follow. */
  verdict(ended: boolean): Verdict;
}
