import { expect, test } from "vitest";
import { measure, sumsOf } from "../../../streams/metrics/call-figures.ts";
import { areOfContacts, countedCalls, countedSum, countIn } from "../../../streams/metrics/counted-calls.ts";

const SUMS = sumsOf(
  {
    isFirst: true,
    hasQueued: true,
    isAnswered: true,
    outcome: "answered",
    waited: 30_000,
    queued: 30_000,
    served: 60_000,
    transfers: 0,
    dismissals: 2,
    timeouts: 1,
    sentiment: null,
    quality: null,
  },
  { within: 20, short: 5 },
);

test("names the calls of a count, of a ratio and of a median", () => {
  expect(countedCalls("offered")).toEqual({ of: ["answered", "abandoned"], but: [] });
  expect(countedCalls("late")).toEqual({ of: ["answered", "abandoned"], but: ["answeredInTime"] });
  expect(countedCalls("serviceLevelNoShort")).toEqual({
    of: ["answered", "abandoned"],
    but: ["abandonedShort"],
  });
  expect(countedCalls("averageHandleTime")).toEqual({ of: ["ended"], but: [] });
  expect(countedCalls("contactWaitMedian")).toEqual({ of: ["contacts"], but: [] });
  expect(countedCalls("longestWait")).toEqual({ of: [], but: [] });
});

test("counts as many calls as the measure, except where it counts offers", () => {
  for (const name of ["contacts", "offered", "answered", "abandoned", "late", "transferred"] as const)
    expect([name, countIn(countedCalls(name), { ...SUMS })]).toEqual([name, measure(name, SUMS)]);
  for (const name of ["dismissed", "timeouts"] as const)
    expect([name, countIn(countedCalls(name), { ...SUMS })]).toEqual([name, null]);
  expect(countIn(countedCalls("longestWait"), { ...SUMS })).toBe(1);
  expect(countIn(countedCalls("contacts"), {})).toBeNull();
});

test("distinguishes sums of calls from sums of durations, and contacts from calls", () => {
  expect([countedSum("answered"), countedSum("waited"), countedSum("calls")]).toEqual([
    "answered",
    null,
    null,
  ]);
  expect(areOfContacts(countedCalls("hangRate"))).toBe(true);
  expect(areOfContacts(countedCalls("serviceLevel"))).toBe(false);
});

test("has no longest wait without calls", () => {
  const none = { ...SUMS, calls: 0, longestWait: 0 };
  expect(measure("longestWait", none)).toBeNull();
  expect(measure("longestWait", SUMS)).toBe(30_000);
});
