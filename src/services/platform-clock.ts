import type { Clock } from "../../openapi/generated/live-monitor.ts";

/**
 * Time of the platform, continued between messages by a monotonic clock (ms since page load). While the
 * platform plays a replay file, its clock runs at `rate`; at rate 0 it is paused.
 */
export class PlatformClock {
  private anchor: {
    readonly now: number;
    readonly mono: number;
    readonly rate: number;
    readonly zone: string;
  } | null = null;

  constructor(private readonly mono: () => number) {}

  set({ now, rate, zone }: Clock): void {
    this.anchor = { now: Date.parse(now), mono: this.mono(), rate, zone };
  }

  /** Platform time, ms since 1970; null before the first message. */
  now(): number | null {
    return this.anchor && this.anchor.now + (this.mono() - this.anchor.mono) * this.anchor.rate;
  }

  get rate(): number | null {
    return this.anchor?.rate ?? null;
  }

  get zone(): string | null {
    return this.anchor?.zone ?? null;
  }
}
