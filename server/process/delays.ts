/** Intervals and timeouts of the platform, in ms. Tests use other values. */
export interface Delays {
  /** Interval between heartbeats of a channel. */
  readonly heartbeat: number;
  /** Minimum interval between two batches of a channel. */
  readonly batching: number;
  /** Time for which changes of a list are collected before its readers are notified. */
  readonly gathering: number;
  /** Interval between checks of the sessions of open sockets. */
  readonly sessionWatch: number;
  /** Time for which the clock of a replay continues after its last event. */
  readonly lease: number;
  /** Time for which an account counts as live after its last event that came from no replay or demo. */
  readonly live: number;
  /** Interval between pings of a socket, and timeout of the answer to a ping. */
  readonly ping: number;
  /** Timeout of a health check of the database. */
  readonly probe: number;
  /** Interval between checks of the display devices connected to this node. */
  readonly deviceWatch: number;
  /** Time for which a display device counts as connected after its node renewed the lease. */
  readonly deviceLease: number;
  /** Interval between runs of background jobs, such as retries of emails. */
  readonly jobs: number;
  /** Timeout of a webhook receiver. */
  readonly receiver: number;
  /** Timeout of an upload to a recording storage. */
  readonly storing: number;
  /**
   * Time for which a closing platform still reads requests that are arriving, and time for which it later
   * waits for running jobs.
   */
  readonly reading: number;
  /** Time for which a closing platform waits for unfinished responses after it has read the requests. */
  readonly drain: number;
}

/** Production values. */
export const DELAYS: Delays = {
  heartbeat: 5_000,
  batching: 50,
  gathering: 500,
  sessionWatch: 1_000,
  lease: 30_000,
  live: 600_000,
  ping: 10_000,
  probe: 2_000,
  deviceWatch: 5_000,
  deviceLease: 20_000,
  jobs: 5_000,
  receiver: 15_000,
  storing: 1_800_000,
  reading: 1_000,
  drain: 5_000,
};
