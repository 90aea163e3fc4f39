import type { Event } from "../openapi/generated/live-monitor.ts";

type Evolve<S> = (state: S, events: readonly Event[]) => S;

/** With so many events waiting they are folded, whether or not anybody looks. */
const MOST = 500;

/**
 * A state that is folded when somebody looks at it: batches that arrive between two looks are folded as one,
 * which costs a good deal less than folding each. Whoever looks, and whenever, sees the same.
 */
export class PendingFold<S> {
  private folded: S;
  private pending: readonly Event[];

  private constructor(
    private readonly evolve: Evolve<S>,
    folded: S,
    pending: readonly Event[],
  ) {
    this.folded = folded;
    this.pending = pending;
  }

  static of<S>(state: S, evolve: Evolve<S>): PendingFold<S> {
    return new PendingFold(evolve, state, []);
  }

  /** The state after these events too. */
  after(events: readonly Event[]): PendingFold<S> {
    const next = new PendingFold(
      this.evolve,
      this.folded,
      this.pending.length === 0 ? events : [...this.pending, ...events],
    );
    if (next.pending.length >= MOST) next.state();
    return next;
  }

  state(): S {
    if (this.pending.length > 0) {
      this.folded = this.evolve(this.folded, this.pending);
      this.pending = [];
    }
    return this.folded;
  }
}
