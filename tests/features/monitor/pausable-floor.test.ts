import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PausableFloor, type ShownFloor } from "../../../src/features/monitor/pausable-floor.ts";
import { PlatformClock } from "../../../src/services/platform-clock.ts";
import { refreshTimes } from "../../../src/services/ticker.ts";
import { longestWait } from "../../../streams/metrics/live-numbers.ts";
import { at, given, queueCreated } from "../../support/floor-story.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A source whose clock has moved on by 400 ms at each look, as between two components of one frame at high
 * speed.
 */
function shown() {
  const floor: ShownFloor = { epoch: "e", offset: 1, state: given(queueCreated("1", "9:00:00")) };
  let mono = 0;
  const clock = new PlatformClock(() => (mono += 400));
  clock.set({ now: new Date(at("9:01:00")).toISOString(), rate: 1, zone: "UTC" });
  const listeners = new Set<() => void>();
  const source = new PausableFloor({
    floor: {
      get: () => floor,
      subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    },
    clock,
  });
  return { source, floor, floorChanges: () => listeners.forEach((listener) => listener()) };
}

test("a number and a row of the same wait show the same length, however fast the clock runs", () => {
  const { source, floor, floorChanges } = shown();
  const stop = source.subscribeToTime(() => undefined);
  for (let frame = 0; frame < 20; frame++) {
    const inPanel = longestWait(floor.state, source.shownNow() ?? 0);
    floorChanges();
    const inRow = (source.shownNow() ?? 0) - (floor.state.queue.get("1")?.since ?? 0);
    expect(inRow).toBe(inPanel);
    refreshTimes();
    expect(source.shownNow()).toBeGreaterThan(at("9:00:00") + inRow);
  }
  stop();
});

test("a pause keeps the lengths that were shown", () => {
  const { source } = shown();
  let notified = 0;
  const stop = source.subscribeToTime(() => notified++);
  const before = source.shownNow();
  source.pause();
  expect(source.shownNow()).toBe(before);
  refreshTimes();
  expect([source.shownNow(), source.now()]).toEqual([before, before]);
  source.resume();
  expect(source.shownNow()).toBeGreaterThan(before ?? 0);
  expect(notified).toBe(3);
  stop();
});

test("stops durations while the numbers are outdated, and notifies every display of them", () => {
  const { source } = shown();
  let notified = 0;
  const stop = source.subscribeToTime(() => notified++);
  const before = source.shownNow();
  source.trust({ state: "stale", at: null });
  source.trust({ state: "offline", at: null });
  refreshTimes();
  expect([source.shownNow(), notified]).toEqual([before, 2]);
  source.trust({ state: "live", at: null });
  expect(notified).toBe(3);
  expect(source.shownNow()).toBeGreaterThan(before ?? 0);
  stop();
});
