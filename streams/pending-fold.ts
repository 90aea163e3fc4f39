import type { Event } from "../openapi/generated/live-monitor.ts";

type Evolve<S> = (state: S, events: readonly Event[]) => S;

/** Number of waiting events at which they are folded, even without a reader. */
const MOST = 500;

/**
 * A state that is folded when it is read: batches between two reads are folded as one, which costs much less
 * than folding each. Readers see the same state at any time.
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
