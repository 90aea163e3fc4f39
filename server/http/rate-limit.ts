import { Problem } from "../kit/problem.ts";

const MINUTE = 60_000;

/** Counts actions, such as requests, per key and clock minute, to protect storage and CPU. */
export class RateLimit {
  private readonly counts = new Map<string, number>();
  private minute = -1;

  constructor(
    private readonly now: () => number,
    private readonly most: number,
  ) {}

  /** Counts an action and returns true if the limit is not exceeded. */
  count(key: string): boolean {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count <= this.most;
  }

  /** Counts an action and throws a problem if it exceeds the limit. */
  mustCount(key: string, code: "attempt-limit" | "too-many-requests", detail?: string): void {
    if (!this.count(key))
      throw new Problem(code, {
        ...(detail !== undefined && { detail }),
        headers: { "retry-after": String(MINUTE / 1000) },
      });
  }
}
