/** Numbers of calls of a segment that arrived in the quarter hour of a time (ms). */
export interface Tally {
  readonly segment: string;
  readonly at: number;
  /** Answered within the time limit of the service level, and later. */
  readonly inTime: number;
  readonly answeredLate: number;
  /** Customers who left without an answer. */
  readonly left: number;
  /** Customers who still wait. */
  readonly waiting: number;
}

/** The median (ms) of some handle times, and their number. */
export interface HandleTime {
  readonly calls: number;
  readonly median: number;
}
