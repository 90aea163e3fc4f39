import { Observable, type ObservableInput, Subscription, defer, from, switchMap, take, timer } from "rxjs";
import type { Event } from "../openapi/generated/live-monitor.ts";
import { type Answer, type Ask, type Following, type Heard, answer, hear, nothingYet } from "./reconcile.ts";

export interface Feed<S> {
  /** Hot: what happens while a snapshot is on its way is kept. */
  readonly heard$: Observable<Heard<S>>;
  /** Asked again after a failure, so each call asks anew. */
  readonly ask: (ask: Ask) => ObservableInput<Answer<S>>;
}

/** How long to wait (ms) before a question is put for the second, third … time. */
const patience = (attempt: number): number => Math.min(10_000, 250 * 2 ** (attempt - 2));

/**
 * The state of a channel, now and from now on: a snapshot with every later event folded in, each once and in
 * order. Emits whenever what is held or what is asked for changes. It never errors: a question that fails is
 * put again.
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
      // Whoever was told may have changed what is asked for.
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
