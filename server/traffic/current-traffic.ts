/** The current source of an account's events. Times are ms. */
export interface CurrentTraffic {
  readonly kind: "live" | "demo" | "recording";
  /** Source of the demo or play; null for live events. */
  readonly source: string | null;
  readonly ended: boolean;
  /** Time of the floor's clock. */
  readonly time: number;
  /**
   * When the log last accepted an event of this source (or a live event), by the wall clock; null before the
   * first.
   */
  readonly lastAcceptedAt: number | null;
  /** Event time of this source's last event; null before the first. */
  readonly lastEventAt: number | null;
}

/** Reads the current traffic from the log; null before the first event. */
export type AskTraffic = () => Promise<CurrentTraffic | null>;
