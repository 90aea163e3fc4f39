import { expect, test } from "vitest";
import {
  ANA,
  SALES,
  SUPPORT,
  callCreated,
  callEnded,
  connected,
  given,
  queueAbandoned,
  queueCreated,
  segmentDescribed,
  storyEvent,
  userDescribed,
} from "../../support/floor-story.ts";

const removed = storyEvent("segment-described", `segment/${SALES}`, "9:00:00", {
  name: "Sales",
  removed: true,
});
const sales = segmentDescribed(SALES, "Sales");

test("a removed segment without customers and agents leaves the floor immediately", () => {
  expect(given(sales, removed).segments.has(SALES)).toBe(false);
});

test("a removed segment stays until its last customer has left the queue and the calls", () => {
  const inUse = [sales, queueCreated("1", "8:59:00"), callCreated("k", "8:59:30", { user: ANA }), removed];
  expect(given(...inUse).segments.get(SALES)).toMatchObject({ name: "Sales", waiting: 1, inCall: 1 });
  const inCall = [...inUse, queueAbandoned("1", "9:01:00")];
  expect(given(...inCall).segments.get(SALES)).toMatchObject({ waiting: 0, inCall: 1 });
  expect(given(...inCall, callEnded("k", "9:02:00")).segments.has(SALES)).toBe(false);
});

test("a removed segment leaves with its last connected agent, whose new segments are reported after it", () => {
  const inUse = [sales, userDescribed(ANA, "Ana", [SALES, SUPPORT]), connected(ANA, "8:00:00"), removed];
  expect(given(...inUse).segments.get(SALES)).toMatchObject({ agents: 1 });
  const floor = given(...inUse, userDescribed(ANA, "Ana", [SUPPORT]));
  expect(floor.segments.has(SALES)).toBe(false);
  expect(floor.segments.get(SUPPORT)).toMatchObject({ agents: 1 });
});

test("a segment that is described again stays without customers", () => {
  const floor = given(sales, queueCreated("1", "8:59:00"), removed, sales, queueAbandoned("1", "9:01:00"));
  expect(floor.segments.get(SALES)).toMatchObject({ name: "Sales", waiting: 0 });
});
