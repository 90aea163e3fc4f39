/** Work that may take steps. */
type Work = () => void | Generator<void, void>;

/** Lets the page go first; a page that never rests is asked for a little after this time (ms). */
const LATEST = 1_000;
/** ms that are left of a frame when the work stops. */
const LEFT = 2;

/** What is still to be taken in, in its order, done when the page has nothing better to do. */
export class Inbox {
  private readonly waiting: Work[] = [];
  private begun: Generator<void, void> | null = null;
  private isAsked = false;

  constructor(private readonly idle: (work: (left: () => number) => void) => void = whenIdle) {}

  put(work: Work): void {
    this.waiting.push(work);
    this.ask();
  }

  /** Does all of it now. */
  empty(): void {
    while (this.step());
  }

  private ask(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    this.idle((left) => {
      this.isAsked = false;
      do if (!this.step()) return;
      while (left() > LEFT);
      this.ask();
    });
  }

  /** Whether anything was there to do. */
  private step(): boolean {
    if (this.begun) {
      if (this.begun.next().done) this.begun = null;
      return true;
    }
    const work = this.waiting.shift();
    this.begun = work?.() ?? null;
    return work !== undefined;
  }
}

function whenIdle(work: (left: () => number) => void): void {
  // Safari has no such thing; a little at a time, then.
  if (typeof requestIdleCallback === "undefined") setTimeout(() => work(() => 0), 50);
  else requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), { timeout: LATEST });
}
