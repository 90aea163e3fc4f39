import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { download, DownloadTimeout } from "../../src/replay/download.ts";

const HEADER = `{"k":"header","events":4}\n`;
const LINES = [HEADER, "é\n".repeat(2), "é\n", "é\n"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a platform whose responses the test controls. */
function start() {
  const shares: number[] = [];
  const stop = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  const taken = download(
    (signal) => {
      signal.addEventListener("abort", () => void writer.abort(signal.reason));
      return Promise.resolve(readable);
    },
    { signal: stop.signal, progress: (done) => shares.push(done) },
  );
  const outcome = taken.then(
    (blob) => blob.text(),
    (error: unknown) => error,
  );
  return {
    shares,
    stop,
    outcome,
    give: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  };
}

test("downloads a replay file of any duration, with the progress from its header", async () => {
  const { shares, outcome, give, end } = start();
  await vi.advanceTimersByTimeAsync(50_000);
  for (const lines of LINES) {
    await give(lines);
    await vi.advanceTimersByTimeAsync(14_000);
  }
  await end();
  expect(await outcome).toBe(LINES.join(""));
  expect(shares).toEqual([0.25, 0.75, 1, 1]);
});

test("times out when no data arrives, and stops on request", async () => {
  const silent = start();
  await silent.give(HEADER);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await silent.outcome).toBeInstanceOf(DownloadTimeout);

  const stopped = start();
  await stopped.give(HEADER);
  stopped.stop.abort();
  expect(((await stopped.outcome) as DOMException).name).toBe("AbortError");
});

test("downloads without progress if the header is missing", async () => {
  const { shares, outcome, give, end } = start();
  await give("no header");
  await give(" at all\n");
  await end();
  expect([await outcome, shares]).toEqual(["no header at all\n", [0, 1]]);
});
