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

/** Numbers of customers who arrived within a period, counted like the day's metrics. */
export interface Offered {
  readonly offered: number;
  /** Customers who were answered within the time limit of the service level. */
  readonly inTime: number;
  readonly abandoned: number;
}

/**
 * Returns true if the customer was answered within the time limit of the service level. All other waits that
 * have ended are late, those of customers who left included.
 */
export const isInTime = (
  { isAnswered, since, until }: Omit<Wait, "segment" | "user">,
  withinSeconds: number,
): boolean => isAnswered && secondsPlace(until - since) <= withinSeconds;

export const offeredIn = (waits: readonly Wait[], withinSeconds: number): Offered => ({
  offered: waits.length,
  inTime: waits.filter((wait) => isInTime(wait, withinSeconds)).length,
  abandoned: waits.filter(({ isAnswered }) => !isAnswered).length,
});

/** Returns the number of late and abandoned customers. */
export const missedOf = ({ offered, inTime }: Offered): number => offered - inTime;

/** Returns the longest wait, ms. */
export const longestOf = (waits: readonly Wait[]): number =>
  waits.reduce((most, { since, until }) => Math.max(most, until - since), 0);
