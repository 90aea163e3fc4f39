import { expect, test } from "vitest";
import { handleTime } from "../../../streams/metrics/handle-time.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import { ANA, at, callCreated, callEnded, connected, given, status } from "../../support/floor-story.ts";

const STORY = [
  connected(ANA, "8:00:00"),
  status(ANA, "8:00:00", "available"),
  callCreated("1", "9:00:00"),
  callEnded("1", "9:04:00"),
  callCreated("2", "9:10:00"),
  callEnded("2", "9:12:00"),
];
const today = localDay(at("9:00:00"), "UTC");
const of = (now: string, ...story: typeof STORY) =>
  handleTime(given(...story).agents.get(ANA)!, at(now), today);

test("handle time is the length of the calls that are over ÷ their count", () => {
  expect(of("10:00:00", ...STORY)).toBe(180_000);
});

test("the call under way is not in it, however long it lasts", () => {
  const story = [...STORY, callCreated("3", "9:30:00")];
  expect([of("9:31:00", ...story), of("9:59:00", ...story)]).toEqual([180_000, 180_000]);
});

test("it is not known before the first call is over, nor on the next day", () => {
  expect(of("9:03:00", ...STORY.slice(0, 3))).toBeNull();
  expect(
    handleTime(
      given(...STORY).agents.get(ANA)!,
      at("10:00:00") + 86_400_000,
      localDay(at("10:00:00") + 86_400_000, "UTC"),
    ),
  ).toBeNull();
});
