import type { FoldEvent } from "../events/event.ts";
import type { Floor } from "../projections/floor.ts";

/**
 * A moment of a replay file: floor state, time (ms), offset of the last event, and the event if it happens at
 * this moment.
 */
export interface Moment {
  readonly floor: Floor;
  readonly now: number;
  readonly offset: number;
  /** Null right before the next event, when only time has passed. */
  readonly event: FoldEvent | null;
}

/** The moment on which a verdict is based, with the value measured then. */
export interface Evidence {
  readonly now: number;
  readonly offset: number;
  readonly value: number | null;
  /** Start of the violation, or of the wait for the condition, ms. Absent if no duration is reported. */
  readonly since?: number;
  /** Set if the value is the highest or lowest value that the expectation measured. */
  readonly extreme?: "highest" | "lowest";
  /** Total number of counted events. Set only if the evidence is the first event beyond the maximum. */
  readonly total?: number;
}

/** State of an expectation: `open` while later events can decide it. */
export interface Verdict {
  readonly state: "met" | "broken" | "open";
  readonly evidence: Evidence | null;
  /** A segment that the expectation names but the replay file does not contain. */
  readonly noSegment?: string;
}

/** Evaluates one expectation over a replay file, moment by moment. */
export interface Judge {
  see(moment: Moment): void;
  /** Returns the current verdict; `ended` if no more events follow. */
  verdict(ended: boolean): Verdict;
}
