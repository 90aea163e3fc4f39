import { setImmediate } from "node:timers/promises";
import type { Clock } from "../../../server/traffic/clock.ts";

const IDLE_ROUNDS = 2_000;

/** Clock that jumps to the next timer as soon as no other work is pending. */
export class SimulatedClock implements Clock {
  private readonly waiting: { due: number; wake: () => void }[] = [];

  constructor(
    private time = 0,
    private readonly epoch = Date.parse("2026-03-02T09:00:00.000Z"),
  ) {}

  now(): number {
    return this.time;
  }

  wall(): number {
    return this.epoch + this.time;
  }

  wait(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        signal?.removeEventListener("abort", wake);
        this.forget(one);
        resolve();
      };
      const one = { due: this.time + Math.max(0, ms), wake };
      this.waiting.push(one);
      signal?.addEventListener("abort", wake);
    });
  }

  /** Does something when the clock shows this time. */
  at(time: number, act: () => void): void {
    void this.wait(time - this.time).then(act);
  }

  /** Advances time until the work is done. Rejects when all work waits and no timer is left. */
  async until<Result>(work: Promise<Result>): Promise<Result> {
    const state = { isDone: false };
    const done = work.finally(() => (state.isDone = true));
    done.catch(() => undefined);
    for (let idle = 0; ; idle++) {
      await setImmediate();
      if (state.isDone) return await done;
      if (this.leap()) idle = 0;
      else if (idle > IDLE_ROUNDS) throw new Error("Nothing is waited for, and still it is not done.");
    }
  }

  private leap(): boolean {
    const next = this.waiting.reduce<(typeof this.waiting)[number] | null>(
      (first, one) => (first && first.due <= one.due ? first : one),
      null,
    );
    if (!next) return false;
    this.time = Math.max(this.time, next.due);
    next.wake();
    return true;
  }

  private forget(one: (typeof this.waiting)[number]): void {
    const place = this.waiting.indexOf(one);
    if (place >= 0) this.waiting.splice(place, 1);
  }
}
