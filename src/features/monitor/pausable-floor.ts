import type { Floor } from "../../../streams/projections/floor.ts";
import { type LocalDay, localDay } from "../../../streams/projections/local-day.ts";
import type { LiveServices, Trust } from "../../services/live-services.ts";
import { nowAtTick, subscribeToTicks } from "../../services/ticker.ts";

/** The shown floor with its position in the event log. A reset of the log starts a new `epoch`. */
export interface ShownFloor {
  readonly epoch: string;
  readonly offset: number;
  readonly state: Floor;
}

/**
 * Source of the monitor: the live floor, or the floor at the time of the pause. The displayed time stops
 * while paused, and also while the data are stale or offline.
 */
export class PausableFloor {
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
   * Returns the number of events since the pause. Null if the event log was reset during the pause (a new
   * epoch), because the number is unknown then.
   */
  readonly missed = (): number | null => {
    const now = this.live.floor.get();
    const then = this.frozen?.floor;
    if (!this.frozen || !now || !then) return 0;
    return now.epoch === then.epoch ? now.offset - then.offset : null;
  };

  /** Notifies of every change of the live floor, even while paused, and of pause and resume. */
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
    this.notify();
  }

  resume(): void {
    this.frozen = null;
    this.notify();
  }

  /** Stops the displayed time while the data are stale or offline. */
  trust({ state }: Trust): void {
    const before = this.stoppedAt;
    this.stoppedAt = state === "stale" || state === "offline" ? (before ?? nowAtTick(this.live.clock)) : null;
    if (this.stoppedAt !== before) this.notify();
  }

  /**
   * Returns the exact time (ms) of the shown floor: the platform's current time, or the time at which the
   * display was paused or became stale. Null before the platform's time is received.
   */
  readonly now = (): number | null => {
    if (this.frozen) return this.frozen.now;
    return this.stoppedAt ?? this.live.clock.now();
  };

  /**
   * Returns `now`, rounded to the last tick of the page. All durations on the page end at this time, so that
   * a number in the panel and a row of a list always show the same length of the same wait.
   */
  readonly shownNow = (): number | null => {
    if (this.frozen) return this.frozen.now;
    return this.stoppedAt ?? nowAtTick(this.live.clock);
  };

  /** Notifies when `shownNow` may have changed. */
  readonly subscribeToTime = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = subscribeToTicks(listener);
    return () => {
      this.listeners.delete(listener);
      stop();
    };
  };

  /** Returns the local day that contains `now`, in the time zone of the floor. */
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

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
