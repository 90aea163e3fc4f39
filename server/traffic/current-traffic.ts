/** Who has the floor of an account. Times are ms. */
export interface CurrentTraffic {
  readonly kind: "live" | "demo" | "recording";
  /** Of the demo or the play; null where the account is fed for real. */
  readonly source: string | null;
  readonly ended: boolean;
  /** What the floor's clock shows. */
  readonly time: number;
  /**
   * When, by the clock on the wall, the log last took an event of this source, or of any that feeds a live
   * account; null before the first.
   */
  readonly lastAcceptedAt: number | null;
  /** When the last event that this source said happened, by the event's own time; null before the first. */
  readonly lastEventAt: number | null;
}

/** Asks the log; null before anything had the floor. */
export type AskTraffic = () => Promise<CurrentTraffic | null>;
