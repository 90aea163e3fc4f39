import { expect, test } from "vitest";
import { Inbox } from "../../../src/app/recorder/inbox.ts";

/** An inbox whose rests are given by the test, each with time for so many looks at the clock. */
function restless() {
  const asked: ((left: () => number) => void)[] = [];
  const inbox = new Inbox((work) => asked.push(work));
  return { inbox, asked, rest: (looks: number) => asked.shift()?.(() => (looks-- > 0 ? 10 : 0)) };
}

test("work is done in its order, as far as there is time, and the rest when there is more", () => {
  const { inbox, asked, rest } = restless();
  const done: number[] = [];
  for (const number of [1, 2, 3, 4]) inbox.put(() => void done.push(number));
  expect([done, asked.length]).toEqual([[], 1]);
  rest(1);
  expect(done).toEqual([1, 2]);
  rest(9);
  expect([done, asked.length]).toEqual([[1, 2, 3, 4], 0]);
});

test("what takes steps may be left between them, and nothing comes before its end", () => {
  const { inbox, rest } = restless();
  const done: string[] = [];
  inbox.put(function* steps() {
    for (const step of ["a", "b", "c"]) {
      done.push(step);
      yield;
    }
  });
  inbox.put(() => void done.push("after"));
  rest(1);
  expect(done).toEqual(["a"]);
  inbox.empty();
  expect(done).toEqual(["a", "b", "c", "after"]);
});
