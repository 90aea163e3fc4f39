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
  hear,
  nothingYet,
} from "./reconcile.ts";

export interface Feed<S> {
  /** Hot: what happens while a snapshot is on its way is kept. */
  readonly heard$: Observable<FollowerInput<S>>;
  /** Called again after a failure; each call sends a new request. */
  readonly ask: (ask: Ask) => ObservableInput<Answer<S>>;
}

/** Returns the delay (ms) before the second, third … attempt. */
const patience = (attempt: number): number => Math.min(10_000, 250 * 2 ** (attempt - 2));

/**
 * Emits the current and future state of a channel: a snapshot with every later event folded in, each once and
 * in order. Emits when the state or the pending request changes. It never errors; failed requests are
 * repeated.
 */
export function follow<S>(
  feed: Feed<S>,
  evolve: (state: S, events: readonly Event[]) => S,
  delay: (attempt: number) => number = patience,
): Observable<Following<S>> {
  return new Observable((subscriber) => {
    let following = nothingYet<S>();
    let asking = Subscription.EMPTY;

    const become = (next: Following<S>) => {
      if (next === following) return;
      const question = next.asked;
      const isNew = question !== following.asked;
      following = next;
      if (isNew) asking.unsubscribe();
      subscriber.next(next);
      // Subscribers may have changed the pending request.
      if (isNew && question !== null && question === following.asked) put(question);
    };

    const put = ({ number, ask, attempt }: NonNullable<Following<S>["asked"]>) => {
      const question = defer(() => from(feed.ask(ask))).pipe(take(1));
      const held = new Subscription();
      asking = held;
      let answered = false;
      const settle = (given: Answer<S>) => {
        if (answered) return;
        answered = true;
        become(answer(following, number, given, evolve));
      };
      const fail = () => settle({ kind: "failed" });
      held.add(
        (attempt > 1 ? timer(delay(attempt)).pipe(switchMap(() => question)) : question).subscribe({
          next: settle,
          error: fail,
          complete: fail,
        }),
      );
    };

    const hearing = feed.heard$.subscribe((heard) => become(hear(following, heard, evolve)));
    return () => {
      hearing.unsubscribe();
      asking.unsubscribe();
    };
  });
}

/** ms in which the rows of the first snapshot are drawn. */
const DRAWN = 250;
/** ms after which the connection no longer waits for a snapshot that does not come. */
const LATEST = 1_000;

/**
 * Emits once, when the connection may be opened: after the rows of the first snapshot are drawn, so that
 * nothing competes with them, after the snapshot failed, or when it is late.
 */
export const behindFirst = (snapshot$: Observable<unknown>): Observable<unknown> =>
  merge(
    snapshot$.pipe(
      ignoreElements(),
      catchError(() => EMPTY),
      endWith(null),
      switchMap(() => timer(DRAWN)),
    ),
    timer(LATEST),
  ).pipe(take(1));
