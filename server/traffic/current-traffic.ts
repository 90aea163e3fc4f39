/**
 * The current source of an account's events: live events, the demo, or a play of a replay file. Times are ms.
 */
export interface CurrentTraffic {
  readonly kind: "live" | "demo" | "recording";
  /** Source of the demo or play; null for live events. */
  readonly source: string | null;
  readonly ended: boolean;
  /** Current time of the floor's clock, which a demo or play sets to the time of its events. */
  readonly time: number;
  /** Speed of the floor's clock; 0 while it is stopped, as before the start of a demo's clock. */
  readonly rate: number;
  /**
   * Wall-clock time at which the log last accepted an event of this source, or a live event; null before the
   * first one.
   */
  readonly lastAcceptedAt: number | null;
  /** Event time of this source's last event; null before the first. */
  readonly lastEventAt: number | null;
}

/** Reads the current traffic from the log; null before the first event. */
export type AskTraffic = () => Promise<CurrentTraffic | null>;
