interface ScheduledAction {
  readonly time: number;
  readonly number: number;
  readonly act: () => void;
}

/** Scheduled actions by time (ms), in insertion order for equal times. A binary heap. */
export class Agenda {
  private readonly heap: ScheduledAction[] = [];
  private scheduled = 0;
  /** Time (ms) of the running action. */
  now: number;

  constructor(start: number) {
    this.now = start;
  }

  at(time: number, act: () => void): void {
    const { heap } = this;
    const action = { time: Math.max(this.now, Math.round(time)), number: this.scheduled++, act };
    let place = heap.push(action) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (!parent || isBefore(parent, action)) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = action;
  }

  after(ms: number, act: () => void): void {
    this.at(this.now + ms, act);
  }

  /** Runs the next action; returns false if there is none. */
  step(): boolean {
    const [first] = this.heap;
    const last = this.heap.pop();
    if (!first || !last) return false;
    if (this.heap.length > 0) this.sink(last);
    this.now = first.time;
    first.act();
    return true;
  }

  private sink(action: ScheduledAction): void {
    const { heap } = this;
    let place = 0;
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
      if (!left) break;
      const [child, at] = right && isBefore(right, left) ? [right, 2 * place + 2] : [left, 2 * place + 1];
      if (isBefore(action, child)) break;
      heap[place] = child;
      place = at;
    }
    heap[place] = action;
  }
}

const isBefore = (a: ScheduledAction, b: ScheduledAction): boolean =>
  a.time < b.time || (a.time === b.time && a.number < b.number);
