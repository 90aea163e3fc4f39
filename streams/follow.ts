import {
  EMPTY,
  Observable,
  type ObservableInput,
  Subscription,
  catchError,
  defer,
  endWith,
  from,
  ignoreElements,
  merge,
  switchMap,
  take,
  timer,
} from "rxjs";
import type { Event } from "../openapi/generated/live-monitor.ts";
import {
  type Answer,
  type Ask,
  type Following,
  type FollowerInput,
  answer,
  receive,
  nothingYet,
} from "./reconcile.ts";

export interface Feed<S> {
  /**
   * Messages from the platform. The observable is hot, so that messages that arrive during a snapshot request
   * are not lost.
   */
  readonly received$: Observable<FollowerInput<S>>;
  /** Sends a request to the platform. Called again after a failure, so each call must send a new request. */
  readonly ask: (ask: Ask) => ObservableInput<Answer<S>>;
}

/** Returns the delay (ms) before the second, third … attempt. */
const backoff = (attempt: number): number => Math.min(10_000, 250 * 2 ** (attempt - 2));

/**
 * Emits the current and future state of a channel: a snapshot, with every later event folded in once and in
 * order. Emits when the state or the pending request changes. It never errors; failed requests are repeated.
 */
export function follow<S>(
  feed: Feed<S>,
  evolve: (state: S, events: readonly Event[]) => S,
  delay: (attempt: number) => number = backoff,
): Observable<Following<S>> {
  return new Observable((subscriber) => {
    let following = nothingYet<S>();
    let pending = Subscription.EMPTY;

    const update = (next: Following<S>) => {
      if (next === following) return;
      const question = next.asked;
      const isNew = question !== following.asked;
      following = next;
      if (isNew) pending.unsubscribe();
      subscriber.next(next);
      // Subscribers may have changed the pending request.
      if (isNew && question !== null && question === following.asked) send(question);
    };

    const send = ({ number, ask, attempt }: NonNullable<Following<S>["asked"]>) => {
      const question = defer(() => from(feed.ask(ask))).pipe(take(1));
      const request = new Subscription();
      pending = request;
      let answered = false;
      const respond = (response: Answer<S>) => {
        if (answered) return;
        answered = true;
        update(answer(following, number, response, evolve));
      };
      const fail = () => respond({ kind: "failed" });
      request.add(
        (attempt > 1 ? timer(delay(attempt)).pipe(switchMap(() => question)) : question).subscribe({
          next: respond,
          error: fail,
          complete: fail,
        }),
      );
    };

    const receiving = feed.received$.subscribe((received) => update(receive(following, received, evolve)));
    return () => {
      receiving.unsubscribe();
      pending.unsubscribe();
    };
  });
}

/** Time (ms) reserved for rendering the rows of the first snapshot. */
const RENDER_TIME = 250;
/** Maximum time (ms) by which the first snapshot delays the connection. */
const LONGEST_WAIT = 1_000;

/**
 * Emits once, when the live connection may be opened: `RENDER_TIME` after the first snapshot has arrived or
 * failed, but after `LONGEST_WAIT` at the latest. Opening it earlier would slow down the rendering of the
 * snapshot's rows.
 */
export const behindFirst = (snapshot$: Observable<unknown>): Observable<unknown> =>
  merge(
    snapshot$.pipe(
      ignoreElements(),
      catchError(() => EMPTY),
      endWith(null),
      switchMap(() => timer(RENDER_TIME)),
    ),
    timer(LONGEST_WAIT),
  ).pipe(take(1));
