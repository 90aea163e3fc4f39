import type { Floor } from "../../../streams/projections/floor.ts";
import { type LocalDay, localDay } from "../../../streams/projections/local-day.ts";
import type { LiveServices, Trust } from "../../services/live-services.ts";
import { nowAtTick, subscribeToTicks } from "../../services/ticker.ts";

/** The floor shown on this page, with its position in the log. */
export interface ShownFloor {
  readonly epoch: string;
  readonly offset: number;
  readonly state: Floor;
}

/**
 * Source of the monitor: the live floor, or its state when the user paused it. The time up to which waits
 * count stops with it, and also while the numbers are too old to be trusted.
 */
export class MonitorSource {
  private frozen: { readonly floor: ShownFloor | null; readonly now: number | null } | null = null;
  private stoppedAt: number | null = null;
  private day: LocalDay | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly live: Pick<LiveServices, "floor" | "clock">) {}

  readonly get = (): ShownFloor | null => (this.frozen ? this.frozen.floor : this.live.floor.get());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = this.live.floor.subscribe(() => {
      if (!this.frozen) listener();
    });
    return () => {
      this.listeners.delete(listener);
      stop();
    };
  };

  readonly isPaused = (): boolean => this.frozen !== null;

  /**
   * Returns the number of events since the pause; null if a new epoch has started, because it is unknown
   * then.
   */
  readonly missed = (): number | null => {
    const now = this.live.floor.get();
    const then = this.frozen?.floor;
    if (!this.frozen || !now || !then) return 0;
    return now.epoch === then.epoch ? now.offset - then.offset : null;
  };

  /** Notifies of every change, even while paused. */
  readonly subscribeToMissed = (listener: () => void): (() => void) => {
    const stop = this.live.floor.subscribe(listener);
    this.listeners.add(listener);
    return () => {
      stop();
      this.listeners.delete(listener);
    };
  };

  pause(): void {
    this.frozen ??= { floor: this.live.floor.get(), now: this.shownNow() };
    this.tell();
  }

  resume(): void {
    this.frozen = null;
    this.tell();
  }

  /** Stops the time while the numbers cannot be trusted. */
  trust({ state }: Trust): void {
    const before = this.stoppedAt;
    this.stoppedAt = state === "stale" || state === "offline" ? (before ?? nowAtTick(this.live.clock)) : null;
    if (this.stoppedAt !== before) this.tell();
  }

  /** The time (ms) up to which durations on the page count; null before it is received. */
  readonly now = (): number | null => {
    if (this.frozen) return this.frozen.now;
    return this.stoppedAt ?? this.live.clock.now();
  };

  /**
   * The time (ms) that every length of time on the page is counted to. It moves on with the ticks alone, so
   * that a number and a row of the same wait never show two lengths, however fast the floor changes.
   */
  readonly shownNow = (): number | null => {
    if (this.frozen) return this.frozen.now;
    return this.stoppedAt ?? nowAtTick(this.live.clock);
  };

  /** Notifies when that time may have moved. */
  readonly subscribeToTime = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = subscribeToTicks(listener);
    return () => {
      this.listeners.delete(listener);
      stop();
    };
  };

  /** The local day that this time belongs to, in the zone whose days the floor counts. */
  today(): LocalDay | null {
    const now = this.now();
    const zone = this.get()?.state.zone;
    if (now === null || zone === undefined) return null;
    if (!this.day || now < this.day.start || now >= this.day.end || this.zone !== zone) {
      this.day = localDay(now, zone);
      this.zone = zone;
    }
    return this.day;
  }

  private zone: string | null = null;

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
