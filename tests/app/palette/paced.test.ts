import { expect, onTestFinished, test, vi } from "vitest";
import { paced } from "../../../src/app/shell/palette/use-record-items.ts";

/** Sends paced queries, at most one per 40 ms, on a clock that the test moves. */
function asking() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const inTurn = paced(40);
  return {
    asked,
    ask: (word: string) => inTurn(() => void asked.push(word)),
    wait: (ms: number) => vi.advanceTimersByTime(ms),
  };
}

test("the first question waits for nothing, nor does one after a while", () => {
  const { asked, ask, wait } = asking();
  ask("r");
  expect(asked).toEqual(["r"]);
  wait(40);
  ask("ro");
  expect(asked).toEqual(["r", "ro"]);
});

test("a question that comes quickly waits for the rest of the pause, and goes unasked where another overtakes it", () => {
  const { asked, ask, wait } = asking();
  ask("r");
  wait(10);
  const takeBack = ask("ro");
  wait(20);
  takeBack();
  ask("ros");
  wait(9);
  expect(asked).toEqual(["r"]);
  wait(1);
  expect(asked).toEqual(["r", "ros"]);
});

test("counts a late request for the next", () => {
  const { asked, ask, wait } = asking();
  ask("r");
  ask("ro");
  wait(40);
  ask("ros");
  wait(39);
  expect(asked).toEqual(["r", "ro"]);
  wait(1);
  expect(asked).toEqual(["r", "ro", "ros"]);
});
