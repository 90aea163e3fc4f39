interface Timer {
  readonly due: number;
  readonly fire: () => void;
}

/**
 * Clock (ms) that is stopped until the test moves it. However large the step, each timer fires at its own
 * time, those that are set on the way too; the simulated clock of the library leaves them out.
 */
export class DueClock {
  private time: number;
  private readonly timers = new Map<number, Timer>();
  private count = 0;

  constructor(start = 0) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  setTimeout(fire: (...args: unknown[]) => void, timeout: number): number {
    this.timers.set(++this.count, { due: this.time + timeout, fire });
    return this.count;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  /** Returns the time until the next timer, or null without timers. */
  next(): number | null {
    const due = Math.min(...[...this.timers.values()].map((timer) => timer.due));
    return due === Infinity ? null : due - this.time;
  }

  wait(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [first] = [...this.timers]
        .filter(([, { due }]) => due <= end)
        .sort(([a, x], [b, y]) => x.due - y.due || a - b);
      if (!first) break;
      const [id, { due, fire }] = first;
      this.timers.delete(id);
      this.time = Math.max(this.time, due);
      fire();
    }
    this.time = end;
  }
}
