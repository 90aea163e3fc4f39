/** Every delay of the platform, in ms. Tests have their own. */
export interface Delays {
  /** Between two heartbeats of a channel. */
  readonly heartbeat: number;
  /** At least this lies between two batches of a channel. */
  readonly batching: number;
  /** Between two looks at whether the sessions behind the sockets still stand. */
  readonly sessionWatch: number;
  /** How long a recording's clock runs on after its source was last heard. */
  readonly lease: number;
  /** How long an account counts as fed for real after the last such event. */
  readonly live: number;
  /** Between two pings of the transport, and how long a pong may take. */
  readonly ping: number;
  /** How long a question about the storage may take before it counts as down. */
  readonly probe: number;
  /** Between two looks at the display devices that are connected to this node. */
  readonly deviceWatch: number;
  /** How long a display device counts as connected after its node last vouched for it. */
  readonly deviceLease: number;
  /** Between two looks at what the platform has to do by itself, such as mails to be tried again. */
  readonly jobs: number;
  /** How long the receiver of a webhook may take to answer. */
  readonly receiver: number;
  /** How long the storage of recordings may take to be given one. */
  readonly storing: number;
  /** So long a platform that closes takes in what was on its way by then. */
  readonly reading: number;
  /** Whoever has not got an answer by then after that goes without. */
  readonly drain: number;
}

/** What they are outside of tests. */
export const DELAYS: Delays = {
  heartbeat: 5_000,
  batching: 50,
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
