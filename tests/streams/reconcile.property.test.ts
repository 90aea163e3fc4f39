import { expect, test } from "vitest";
import {
  type Following,
  type FollowerInput,
  answer,
  hear,
  isWhole,
  nothingYet,
} from "../../streams/reconcile.ts";
import { atDepth } from "../support/depth.ts";
import { epochNumber } from "../support/log-events.ts";
import { mergeProperty, type State, strictly } from "../support/merge-property.ts";

test("whatever is lost, doubled, late, cut off or begun anew: in the end the follower has what the platform has", () => {
  expect(() =>
    mergeProperty({ nothingYet, hear, answer, isWhole }, { numRuns: atDepth(100, 20_000) }),
  ).not.toThrow();
});

const snapshot = (life: number, offset: number) => ({
  epoch: epochNumber(life),
  offset,
  state: Array.from({ length: offset }, (_, place) => String(place)),
});
const told = (before: Following<State>, heard: FollowerInput<State>) => hear(before, heard, strictly);

test("a snapshot that was asked for when the log began anew does not take the place of a later one that came by itself", () => {
  const asking = told(told(nothingYet<State>(), { kind: "snapshot", snapshot: snapshot(1, 3) }), {
    kind: "opened",
  });
  const anew = answer(asking, asking.asked?.number ?? 0, { kind: "gone", epoch: epochNumber(2) }, strictly);
  const polled = told(anew, { kind: "snapshot", snapshot: snapshot(2, 4) });
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
      : told(nothingYet<State>(), { kind: "snapshot", snapshot: snapshot(life, 2) });
  const greeted = told(told(before, { kind: "opened" }), { kind: "snapshot", snapshot: snapshot(3, 0) });
  const late = answer(greeted, greeted.asked?.number ?? 0, { kind: "gone", epoch: epochNumber(2) }, strictly);
  const polled = told(late, { kind: "snapshot", snapshot: snapshot(3, 4) });
  const answered = answer(
    polled,
    polled.asked?.number ?? 0,
    { kind: "snapshot", snapshot: snapshot(3, 1) },
    strictly,
  );
  expect(answered.held).toEqual(snapshot(3, 4));
});
