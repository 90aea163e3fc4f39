import type { Clock } from "../../openapi/generated/live-monitor.ts";

/**
 * The time of the platform's channel, carried on between its messages by a clock that nobody sets (ms since
 * the page began). A recording's clock runs at its own rate, and stands at rate 0.
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

  /** ms since 1970 on the platform; null before it was first heard. */
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
