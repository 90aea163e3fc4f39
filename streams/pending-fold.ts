import type { Event } from "../openapi/generated/live-monitor.ts";

type Evolve<S> = (state: S, events: readonly Event[]) => S;

/** Number of pending events at which they are folded even without a read. */
const MOST_PENDING = 500;

/**
 * A state to which pending events are applied ("folded") only when it is read. Batches between two reads are
 * folded as one, which costs much less than folding each. Readers always get the same state as if each batch
 * were folded immediately.
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

  /** Returns the state after further events. */
  after(events: readonly Event[]): PendingFold<S> {
    const next = new PendingFold(
      this.evolve,
      this.folded,
      this.pending.length === 0 ? events : [...this.pending, ...events],
    );
    if (next.pending.length >= MOST_PENDING) next.state();
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
