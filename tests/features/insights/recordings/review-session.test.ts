import { expect, test } from "vitest";
import type { Recording } from "../../../../openapi/generated/console.ts";
import {
  beginReview,
  decide,
  progressOf,
  reopen,
  reviewLeft,
  type ReviewSession,
  step,
  updateReview,
} from "../../../../src/features/insights/recordings/review-session.ts";

const recording = (_id: string, status: Recording["status"] = "pending", version = 1): Recording => ({
  _id,
  version,
  ...(status && { status }),
});
const three = () => beginReview(["a", "b", "c"].map((id) => recording(id)));
const order = ({ entries }: ReviewSession) => entries.map(({ recording: { _id } }) => _id);

test("lists recordings that are still processed last, and passes over them", () => {
  const session = beginReview([recording("a", "processing"), recording("b"), recording("c")]);
  expect([order(session), session.current]).toEqual([["b", "c", "a"], "b"]);
  expect(decide(decide(session, "approved"), "approved").current).toBeNull();
  expect(step(step(session, 1), 1).current).toBe("c");
});

test("moves on with each decision, returns to passed recordings, and ends without any left", () => {
  let session = decide(step(three(), 1), "approved");
  expect(session.current).toBe("c");
  session = decide(session, "rejected");
  expect(session.current).toBe("a");
  session = decide(session, "deleted");
  expect(session.current).toBeNull();
  expect(progressOf(session)).toEqual({ approved: 1, rejected: 1, deleted: 1, later: 0, done: 3, all: 3 });
});

test("returns to the last decision only, and not to one that cannot be taken back", () => {
  const session = decide(three(), "approved");
  expect(session.last).toBe("a");
  const undone = reopen(session, "a");
  expect([undone.current, undone.last, progressOf(undone).done]).toEqual(["a", null, 0]);
  expect(decide(session, "later").last).toBe("a");
  expect(decide(session, "deleted").last).toBeNull();
  // The recording was decided before: taking the second decision back would lose the first.
  const again = decide({ ...session, current: "a" }, "rejected");
  expect(again.last).toBeNull();
});

test("offers what was left for later again", () => {
  const left = decide(decide(decide(three(), "later"), "approved"), "later");
  expect([left.current, progressOf(left)]).toMatchObject([null, { later: 2, done: 1 }]);
  expect(reviewLeft(left)).toMatchObject({ current: "a" });
});

test("moves on when another user has decided the current recording", () => {
  const { session, taken } = updateReview(three(), [recording("a", "approved", 2)]);
  expect([session.current, taken?._id]).toEqual(["b", "a"]);
  const other = updateReview(session, [recording("c", "rejected", 2)]);
  expect([other.session.current, other.taken]).toEqual(["b", null]);
  expect(decide(other.session, "approved").current).toBeNull();
});

test("does not take its own decision for that of another user, nor an old state for a new one", () => {
  const session = decide(three(), "approved");
  expect(updateReview(session, [recording("a", "approved", 2)])).toMatchObject({
    taken: null,
    session: { current: "b" },
  });
  const newer = updateReview(session, [recording("b", "pending", 5)]).session;
  expect(updateReview(newer, [recording("b", "approved", 4)])).toMatchObject({ taken: null });
});

test("continues when the last one is processed", () => {
  const session = beginReview([recording("a", "processing")]);
  expect(session.current).toBeNull();
  expect(updateReview(session, [recording("a", "pending", 2)]).session.current).toBe("a");
});
