import { expect, test } from "vitest";
import { RecentEvents } from "../../../server/log/recent-events.ts";
import { epochNumber, eventAt } from "../../support/log-events.ts";

const events = (epoch: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => eventAt(epoch, from + index));
const offsets = (found: readonly { offset: number }[] | null) => found?.map(({ offset }) => offset) ?? null;

test("returns the recent events from the first requested to the last", () => {
  const recent = new RecentEvents(10);
  recent.take(epochNumber(1), events(epochNumber(1), 1, 3));
  recent.take(epochNumber(1), events(epochNumber(1), 4, 5));
  expect(offsets(recent.range(2, 4))).toEqual([2, 3, 4]);
  expect(offsets(recent.range(1, 5))).toEqual([1, 2, 3, 4, 5]);
  expect(recent.range(6, 5)).toEqual([]);
  expect(recent.range(5, 6)).toBeNull();
});

test("drops old events and keeps the latest at any volume", () => {
  const recent = new RecentEvents(10);
  for (let offset = 1; offset <= 100; offset++) {
    recent.take(epochNumber(1), events(epochNumber(1), offset, offset));
    expect(offsets(recent.range(Math.max(1, offset - 9), offset))).toHaveLength(Math.min(offset, 10));
  }
  expect(recent.range(50, 51)).toBeNull();
  expect(recent.range(90, 100)).toBeNull();
});

test("another life of the log has nothing of the one before", () => {
  const recent = new RecentEvents(10);
  recent.take(epochNumber(1), events(epochNumber(1), 1, 5));
  recent.take(epochNumber(2), []);
  expect(recent.range(1, 1)).toBeNull();
  recent.take(epochNumber(2), events(epochNumber(2), 1, 1));
  expect(recent.range(1, 1)?.[0]?.epoch).toBe(epochNumber(2));
});
