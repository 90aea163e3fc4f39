import { type Observable, type ObservableInput, distinctUntilChanged, filter, map } from "rxjs";
import { TestScheduler } from "rxjs/testing";
import { expect, test } from "vitest";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { behindFirst, follow } from "../../streams/follow.ts";
import { type Answer, type Ask, type FollowerInput, isWhole } from "../../streams/reconcile.ts";
import { epochNumber, eventAt } from "../support/log-events.ts";

/** The log of the tests is the alphabet: event 1 is "a". The state is the text that was folded so far. */
const letters = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String.fromCharCode(96 + from + i)).join("");
const events = (text: string, life = 1): Event[] =>
  Array.from(text, (letter) => eventAt(epochNumber(life), letter.charCodeAt(0) - 96, { letter }));
const evolve = (state: string, batch: readonly Event[]) =>
  state + batch.map((event) => event.data["letter"]).join("");

const batch = (text: string, life = 1): FollowerInput<string> => ({
  kind: "batch",
  epoch: epochNumber(life),
  events: events(text, life),
});
const head = (offset: number, life = 1): FollowerInput<string> => ({
  kind: "head",
  epoch: epochNumber(life),
  head: offset,
});
const snapshot = (text: string, life = 1) => ({ epoch: epochNumber(life), offset: text.length, state: text });
const OPENED: FollowerInput<string> = { kind: "opened" };
const CLOSED: FollowerInput<string> = { kind: "closed" };

interface Scene {
  readonly input: string;
  readonly say: Readonly<Record<string, FollowerInput<string>>>;
  /** The answers to the questions, in the order in which they are put; each takes two frames. */
  readonly answers: readonly (Answer<string> | "never")[];
  readonly expected: string;
  readonly states: Readonly<Record<string, string>>;
  readonly asked: readonly Ask[];
}

/**
 * Runs a scene: one line of marbles for the input, one for the folded text, and one for the requests in
 * between.
 */
function scene({ input, say, answers, expected, states, asked }: Scene): void {
  new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(
    ({ hot, cold, expectObservable, flush }) => {
      const questions: Ask[] = [];
      const ask = (question: Ask): ObservableInput<Answer<string>> => {
        const answer = answers[questions.push(question) - 1] ?? "never";
        return answer === "never" ? cold<Answer<string>>("-") : cold("--(x|)", { x: answer });
      };
      const text$: Observable<string> = follow(
        { received$: hot(input.replaceAll(" ", ""), say), ask },
        evolve,
        () => 3,
      ).pipe(
        map((following) => following.held?.state),
        filter((state) => state !== undefined),
        distinctUntilChanged(),
      );
      expectObservable(text$).toBe(expected.replaceAll(" ", ""), states);
      flush();
      expect(questions).toEqual(asked);
    },
  );
}

const hello = (offset: number, life = 1): Ask => ({
  kind: "hello",
  position: { epoch: epochNumber(life), offset },
});
const FIRST: Ask = { kind: "hello", position: null };
const SNAPSHOT: Ask = { kind: "snapshot" };
const range = (from: number, to: number, life = 1): Ask => ({
  kind: "range",
  epoch: epochNumber(life),
  from,
  to,
});
const gone = (life = 1): Answer<string> => ({ kind: "gone", epoch: epochNumber(life) });
const snap = (text: string, life = 1): Answer<string> => ({
  kind: "snapshot",
  snapshot: snapshot(text, life),
});
const missing = (from: number, to: number, at = to): Answer<string> => ({
  kind: "missing",
  epoch: epochNumber(1),
  head: at,
  events: events(letters(from, to)),
});

test("queues events that arrive during the snapshot request, and skips those the snapshot contains", () =>
  scene({
    input: "   o-cd--e",
    say: { o: OPENED, c: batch("c"), d: batch("d"), e: batch("e") },
    answers: [gone(), snap("abc")],
    expected: "----s-t",
    states: { s: "abcd", t: "abcde" },
    asked: [FIRST, SNAPSHOT],
  }));

test("folds a batch as one, and a doubled batch not at all", () =>
  scene({
    input: "   o----x-x-y",
    say: { o: OPENED, x: batch("bcd"), y: batch("de") },
    answers: [gone(), snap("a")],
    expected: "----ax---y",
    states: { a: "a", x: "abcd", y: "abcde" },
    asked: [FIRST, SNAPSHOT],
  }));

test("requests exactly the missing range, and then continues with the early events", () =>
  scene({
    input: "   o----d----",
    say: { o: OPENED, d: batch("de") },
    answers: [gone(), snap("a"), missing(2, 3)],
    expected: "----a--e",
    states: { a: "a", e: "abcde" },
    asked: [FIRST, SNAPSHOT, range(2, 3)],
  }));

test("detects a lost last event by a heartbeat", () =>
  scene({
    input: "   o----h",
    say: { o: OPENED, h: head(3) },
    answers: [gone(), snap("a"), missing(2, 3)],
    expected: "----a--c",
    states: { a: "a", c: "abc" },
    asked: [FIRST, SNAPSHOT, range(2, 3)],
  }));

test("three failed ranges are followed by a snapshot", () =>
  scene({
    input: "   o----d",
    say: { o: OPENED, d: batch("d") },
    answers: [gone(), snap("a"), { kind: "failed" }, { kind: "failed" }, { kind: "failed" }, snap("abcd")],
    //         5: range, 7: failed, 10: again, 12: failed, 15: again, 17: failed, then the snapshot
    expected: "----a--------------s",
    states: { a: "a", s: "abcd" },
    asked: [FIRST, SNAPSHOT, range(2, 3), range(2, 3), range(2, 3), SNAPSHOT],
  }));

test("requests a snapshot immediately if a range is gone", () =>
  scene({
    input: "   o----z",
    say: { o: OPENED, z: batch("z") },
    answers: [gone(), snap("a"), gone(), snap(letters(1, 26))],
    expected: "----a----z",
    states: { a: "a", z: letters(1, 26) },
    asked: [FIRST, SNAPSHOT, range(2, 25), SNAPSHOT],
  }));

test("sends its position after a reconnect, and receives the missed events", () =>
  scene({
    input: "   o-----x-o",
    say: { o: OPENED, x: CLOSED },
    answers: [gone(), snap("ab"), missing(3, 5)],
    expected: "----a-----e",
    states: { a: "ab", e: "abcde" },
    asked: [FIRST, SNAPSHOT, hello(2)],
  }));

test("an answer that was on its way when the connection was lost changes nothing", () =>
  scene({
    input: "   o----dx",
    say: { o: OPENED, d: batch("d"), x: CLOSED },
    answers: [gone(), snap("a"), missing(2, 3)],
    expected: "----a",
    states: { a: "a" },
    asked: [FIRST, SNAPSHOT, range(2, 3)],
  }));

test("a new life of the log is taken whole, and the old one is no longer listened to", () =>
  scene({
    input: "   o----n---d",
    say: { o: OPENED, n: batch("b", 2), d: batch("d") },
    answers: [gone(), snap("abc"), snap("a", 2)],
    expected: "----a--n",
    states: { a: "abc", n: "ab" },
    asked: [FIRST, SNAPSHOT, SNAPSHOT],
  }));

test("a platform that was set back to an older life is believed when it is greeted", () =>
  scene({
    input: "   o----x-o",
    say: { o: OPENED, x: CLOSED },
    answers: [gone(2), snap("abc", 2), gone(1), snap("a", 1)],
    expected: "----a------b",
    states: { a: "abc", b: "a" },
    asked: [FIRST, SNAPSHOT, hello(3, 2), SNAPSHOT],
  }));

test("polls snapshots without a socket, and never replaces a newer one with an older one", () =>
  scene({
    input: "   p--q--r",
    say: {
      p: { kind: "snapshot", snapshot: snapshot("ab") },
      q: { kind: "snapshot", snapshot: snapshot("a") },
      r: { kind: "snapshot", snapshot: snapshot("abc") },
    },
    answers: [],
    expected: "p-----r",
    states: { p: "ab", r: "abc" },
    asked: [],
  }));

test("a snapshot from before the connection is shown first, and only what came after it is requested", () =>
  scene({
    input: "   p-c--o-d",
    say: {
      p: { kind: "snapshot", snapshot: snapshot("ab") },
      c: batch("c"),
      o: OPENED,
      d: batch("de"),
    },
    answers: [missing(3, 4)],
    expected: "p------e",
    states: { p: "ab", e: "abcde" },
    asked: [hello(2)],
  }));

test.each([
  ["250 ms after the first snapshot", "--(s|)", "252ms o"],
  ["250 ms after it failed", "--#", "252ms o"],
  ["after a second where it is late", "2s (s|)", "1s o"],
])("the connection is opened %s", (_, first, opened) => {
  new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(({ cold, expectObservable }) => {
    expectObservable(behindFirst(cold(first)).pipe(map(() => "o"))).toBe(opened.replace(/o$/, "(o|)"));
  });
});

test("events of another life that come as an answer are not folded into this one", () =>
  scene({
    input: "   o----d-p",
    say: { o: OPENED, d: batch("d"), p: { kind: "snapshot", snapshot: snapshot("ab", 2) } },
    answers: [gone(), snap("a"), missing(2, 3), snap("abc", 2)],
    expected: "----a--b-c",
    states: { a: "a", b: "ab", c: "abc" },
    asked: [FIRST, SNAPSHOT, range(2, 3), SNAPSHOT],
  }));

test("nothing is asked before the connection is greeted", () =>
  scene({
    input: "d-h",
    say: { d: batch("d"), h: head(9) },
    answers: [],
    expected: "",
    states: {},
    asked: [],
  }));

test("leaves no requests behind after unsubscribing", () => {
  new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(
    ({ hot, cold, expectSubscriptions }) => {
      const received$ = hot<FollowerInput<string>>("o---", { o: OPENED });
      const answer = cold<Answer<string>>("-");
      const stopped = follow({ received$, ask: () => answer }, evolve).subscribe();
      hot("--x").subscribe(() => stopped.unsubscribe());
      expectSubscriptions(received$.subscriptions).toBe("^-!");
      expectSubscriptions(answer.subscriptions).toBe("^-!");
    },
  );
});

test("is complete exactly while it has every announced event and receives new ones", () => {
  new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(
    ({ hot, cold, expectObservable }) => {
      const answers: Answer<string>[] = [gone(), snap("a"), missing(2, 3)];
      const ask = () => cold("--(x|)", { x: answers.shift() ?? snap("a") });
      const received$ = hot<FollowerInput<string>>("o----d----x", { o: OPENED, d: batch("d"), x: CLOSED });
      const whole$ = follow({ received$, ask }, evolve).pipe(map(isWhole), distinctUntilChanged());
      expectObservable(whole$).toBe("f---tf-t--f", { t: true, f: false });
    },
  );
});
