import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Unanswered } from "../../../src/api/problem.ts";
import { takeRecording } from "../../../src/app/replay/use-recordings.ts";

const HEADER = `{"k":"header","events":4}\n`;
const LINES = [HEADER, "é\n".repeat(2), "é\n", "é\n"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A platform that gives what it is told to give. */
function start() {
  const told: number[] = [];
  const stop = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  const taken = takeRecording(
    (signal) => {
      signal.addEventListener("abort", () => void writer.abort(signal.reason));
      return Promise.resolve(readable);
    },
    { signal: stop.signal, progress: (done) => told.push(done) },
  );
  const outcome = taken.then(
    (blob) => blob.text(),
    (error: unknown) => error,
  );
  return {
    told,
    stop,
    outcome,
    give: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  };
}

test("a recording is taken however long it takes, and how much of it is there is told by its header", async () => {
  const { told, outcome, give, end } = start();
  await vi.advanceTimersByTimeAsync(50_000);
  for (const lines of LINES) {
    await give(lines);
    await vi.advanceTimersByTimeAsync(14_000);
  }
  await end();
  expect(await outcome).toBe(LINES.join(""));
  expect(told).toEqual([0.25, 0.75, 1, 1]);
});

test("where nothing comes any more the platform does not answer in time; who stops has stopped", async () => {
  const silent = start();
  await silent.give(HEADER);
  await vi.advanceTimersByTimeAsync(15_000);
  const error = await silent.outcome;
  expect(error).toBeInstanceOf(Unanswered);
  expect((error as Unanswered).timedOut).toBe(true);

  const stopped = start();
  await stopped.give(HEADER);
  stopped.stop.abort();
  expect(((await stopped.outcome) as DOMException).name).toBe("AbortError");
});

test("what has no header is taken without a word of how much there is", async () => {
  const { told, outcome, give, end } = start();
  await give("no header");
  await give(" at all\n");
  await end();
  expect([await outcome, told]).toEqual(["no header at all\n", [0, 1]]);
});
