import { expect, test } from "vitest";
import {
  type Following,
  type FollowerInput,
  answer,
  receive,
  isWhole,
  nothingYet,
} from "../../streams/reconcile.ts";
import { atDepth } from "../support/depth.ts";
import { epochNumber } from "../support/log-events.ts";
import { mergeProperty, type State, strictly } from "../support/merge-property.ts";

test("catches up with the platform after any loss, duplicate, delay, cut or reset", () => {
  expect(() =>
    mergeProperty({ nothingYet, receive, answer, isWhole }, { numRuns: atDepth(100, 20_000) }),
  ).not.toThrow();
});

const snapshot = (life: number, offset: number) => ({
  epoch: epochNumber(life),
  offset,
  state: Array.from({ length: offset }, (_, place) => String(place)),
});
const received = (before: Following<State>, input: FollowerInput<State>) => receive(before, input, strictly);

test("keeps a later pushed snapshot over one requested at the reset", () => {
  const asking = received(received(nothingYet<State>(), { kind: "snapshot", snapshot: snapshot(1, 3) }), {
    kind: "opened",
  });
  const reset = answer(asking, asking.asked?.number ?? 0, { kind: "gone", epoch: epochNumber(2) }, strictly);
  const polled = received(reset, { kind: "snapshot", snapshot: snapshot(2, 4) });
  const answered = answer(
    polled,
    polled.asked?.number ?? 0,
    { kind: "snapshot", snapshot: snapshot(2, 1) },
    strictly,
  );
  expect(answered.held).toEqual(snapshot(2, 4));
  expect(answered.asked?.ask).toEqual({ kind: "snapshot" });
});

test.each([
  ["nothing was held when it was asked for", null],
  ["an even earlier life was held when it was asked for", 1],
])("a late answer about an earlier life of the log lets no older snapshot in: %s", (_, life) => {
  const before =
    life === null
      ? nothingYet<State>()
      : received(nothingYet<State>(), { kind: "snapshot", snapshot: snapshot(life, 2) });
  const greeted = received(received(before, { kind: "opened" }), {
    kind: "snapshot",
    snapshot: snapshot(3, 0),
  });
  const late = answer(greeted, greeted.asked?.number ?? 0, { kind: "gone", epoch: epochNumber(2) }, strictly);
  const polled = received(late, { kind: "snapshot", snapshot: snapshot(3, 4) });
  const answered = answer(
    polled,
    polled.asked?.number ?? 0,
    { kind: "snapshot", snapshot: snapshot(3, 1) },
    strictly,
  );
  expect(answered.held).toEqual(snapshot(3, 4));
});
