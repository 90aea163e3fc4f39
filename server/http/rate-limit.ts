import { Problem } from "../kit/problem.ts";

const MINUTE = 60_000;

/** Counts events per key in the current minute, to protect storage and CPU. */
export class RateLimit {
  private readonly counts = new Map<string, number>();
  private minute = -1;

  constructor(
    private readonly now: () => number,
    private readonly most: number,
  ) {}

  /** Counts one more; whether that is still few enough. */
  count(who: string): boolean {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(who) ?? 0) + 1;
    this.counts.set(who, count);
    return count <= this.most;
  }

  /** Counts an event and throws a problem if it exceeds the limit. */
  mustCount(who: string, code: "attempt-limit" | "too-many-requests", detail?: string): void {
    if (!this.count(who))
      throw new Problem(code, {
        ...(detail !== undefined && { detail }),
        headers: { "retry-after": String(MINUTE / 1000) },
      });
  }
}
