import { secondsPlace } from "../../projections/evolve-queue.ts";

/** The wait of a customer: start, end and outcome. Times in ms. */
export interface Wait {
  readonly since: number;
  /**
   * Time of answer or abandonment; equal to `since` if the customer was answered without waiting in a queue.
   */
  readonly until: number;
  readonly segment: string;
  readonly isAnswered: boolean;
  /** Id of the agent who answered; null for an abandoned wait, or if the log does not name the agent. */
  readonly user: string | null;
}

/** Returns true if the customer was answered within the time limit of the service level. */
export const isInTime = ({ isAnswered, since, until }: Wait, withinSeconds: number): boolean =>
  isAnswered && secondsPlace(until - since) <= withinSeconds;
