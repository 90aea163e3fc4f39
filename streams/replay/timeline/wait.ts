import { secondsPlace } from "../../projections/evolve-queue.ts";

/** One customer who wanted somebody: from when on, until when, and how it came out. Times in ms. */
export interface Wait {
  readonly since: number;
  /** Answered or gone; the same as `since` where nobody had to queue. */
  readonly until: number;
  readonly segment: string;
  readonly isAnswered: boolean;
  /** Who answered; null where nobody did, or the log does not say who. */
  readonly user: string | null;
}

/** In time as the service level counts it: answered within so many seconds. */
export const isInTime = ({ isAnswered, since, until }: Wait, withinSeconds: number): boolean =>
  isAnswered && secondsPlace(until - since) <= withinSeconds;
