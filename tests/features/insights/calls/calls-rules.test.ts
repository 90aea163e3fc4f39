import { expect, test } from "vitest";
import type { CountedCalls } from "../../../../streams/metrics/counted-calls.ts";
import { placesIn } from "../../../../src/features/insights/calls/call-filters.ts";
import { customerCallsHref } from "../../../../src/resource/cells/report-links.ts";
import { readSpan, writeSpan } from "../../../../src/resource/cells/span-url.ts";
import {
  CALLS_RULES,
  listOf,
  matchesElsewhere,
  matchesOf,
  tabsOf,
} from "../../../../src/features/insights/calls/calls-rules.ts";
import { periodOf, readPeriod } from "../../../../src/features/insights/frame/period.ts";
import type { InsightsFilters } from "../../../../src/features/insights/frame/use-insights-filters.ts";
import { plainView, readView, writeView } from "../../../../src/ui/view-state.ts";

const period = periodOf(["2026-11-24", "2026-11-24"], "Europe/Madrid");
const WHOLE = { createdAt: { $gte: "2026-11-23T23:00:00.000Z", $lt: "2026-11-24T23:00:00.000Z" } };
const read = (query: string) => readView(query, CALLS_RULES);

test("reads the part of the period that it wrote, and none outside the period", () => {
  const span = { from: Date.parse("2026-11-24T09:30Z"), to: Date.parse("2026-11-24T10:00Z") };
  expect(writeSpan(span)).toBe("2026-11-24T09:30Z..2026-11-24T10:00Z");
  expect(readSpan(writeSpan(span), period)).toEqual(span);
  const exact = { from: span.from, to: span.to + 23_124 };
  expect(writeSpan(exact)).toBe("2026-11-24T09:30Z..2026-11-24T10:00:23.124Z");
  expect(readSpan(writeSpan(exact), period)).toEqual(exact);
  expect(readSpan(writeSpan({ from: span.to, to: span.from }), period)).toBeNull();
  expect(readSpan("2026-11-23T09:30Z..2026-11-23T10:00Z", period)).toBeNull();
  expect(readSpan("2026-11-24T09:99Z..2026-11-24T10:00Z", period)).toBeNull();
  expect(readSpan("yesterday", period)).toBeNull();
});

test("asks for the calls of the period, the filters of the page and those of the list", () => {
  const view = read(
    "view=list&q=ana&min.waited=90&max.served=2.5&is.late=true&is.sentiment=negative&span=2026-11-24T09:30Z..2026-11-24T10:00Z",
  );
  expect(matchesOf(view, { period, filters: { segment: ["a"], tags: ["t"] } })).toEqual({
    createdAt: { $gte: "2026-11-24T09:30:00.000Z", $lt: "2026-11-24T10:00:00.000Z" },
    $search: "ana",
    segment: { $in: ["a"] },
    tags: { $in: ["t"] },
    waited: { $gte: 90_000 },
    served: { $lte: 150_000 },
    sentiment: { $in: ["negative"] },
    late: true,
  });
  expect(matchesOf(read("is.late=true,false"), { period, filters: {} })).toEqual(WHOLE);
});

test("asks for the calls that a number counts, and for contacts by their start", () => {
  const of = (calls: CountedCalls) => {
    const view = read(new URLSearchParams(listOf(calls)).toString());
    expect(view.ignored).toEqual([]);
    return matchesOf(view, { period, filters: {} });
  };
  expect(of({ of: ["answered", "abandoned"], but: ["answeredInTime"] })).toEqual({
    ...WHOLE,
    counted: ["answered", "abandoned"],
    uncounted: ["answeredInTime"],
  });
  expect(of({ of: ["contacts"], but: [] })).toEqual({ beganAt: WHOLE.createdAt, counted: ["contacts"] });
  expect(of({ of: [], but: [] })).toEqual(WHOLE);
  expect(read(new URLSearchParams(listOf({ of: [], but: [] }, true)).toString()).sort).toEqual({
    field: "waited",
    descending: true,
  });
});

test("proposes the devices of the period that contain the typed words, the most frequent first", () => {
  const row = (device: string | null, calls: number) => ({
    level: device === "all" ? 0 : 1,
    group: { device },
    values: {},
    sums: { calls },
  });
  const rows = [
    row("all", 9),
    row(null, 4),
    row("iPhone, Safari", 2),
    row("Pixel, Chrome", 3),
    row("Mac, Safari", 2),
  ];
  expect(placesIn(rows, "device", "")).toEqual(["Pixel, Chrome", "iPhone, Safari", "Mac, Safari"]);
  expect(placesIn(rows, "device", "safari")).toEqual(["iPhone, Safari", "Mac, Safari"]);
  expect(placesIn(rows, "location", "")).toEqual([]);
});

test.each(["C00135", "Ana, mother & co"])("links to all calls of exactly the customer %s", (customer) => {
  const now = Date.parse("2026-11-27T20:00Z");
  const url = new URL(customerCallsHref(customer, now), "https://console.example");
  const view = read(url.search.slice(1));
  const { period: years, fault } = readPeriod(view.choices["period"] ?? "", now, "Asia/Tokyo");
  expect([url.pathname, view.choices["view"], view.ignored, fault]).toEqual([
    "/insights/calls",
    "list",
    [],
    null,
  ]);
  expect(matchesOf(view, { period: years, filters: {} })).toEqual({
    createdAt: { $gte: "2021-11-27T15:00:00.000Z", $lt: "2026-11-28T15:00:00.000Z" },
    customer: { $in: [customer] },
  });
});

test("keeps the parameters of the page in the address of the list", () => {
  const query = "view=list&period=7d&segment=a,b&outcome=abandoned&is.late=true&sort=-waited";
  const view = read(query);
  expect(view.ignored).toEqual([]);
  expect(new URLSearchParams(writeView(view, CALLS_RULES)).get("period")).toBe("7d");
  expect(readView(writeView(view, CALLS_RULES), CALLS_RULES)).toEqual(view);
});

test("counts a built-in view with the filters of the page, and a saved one with its own", () => {
  const words = { say: () => "" }.say;
  const tabs = tabsOf(
    {
      all: words,
      late: words,
      abandoned: words,
      transferred: words,
      recorded: words,
      negative: words,
      lowSurvey: words,
    },
    false,
  );
  expect(tabs.map(({ key }) => key)).toEqual([
    "all",
    "late",
    "abandoned",
    "transferred",
    "negative",
    "lowSurvey",
  ]);
  const plain = plainView(CALLS_RULES);
  const ofTab = (key: string) => {
    const tab = tabs.find((one) => one.key === key);
    return { ...plain, filters: tab?.filters ?? [], choices: { ...plain.choices, ...tab?.choices } };
  };
  // Only these members are read.
  const state = { period, now: Date.parse("2026-11-24T12:00Z") } as InsightsFilters;
  const view = read("view=list&segment=a&outcome=answered");
  expect(matchesElsewhere(ofTab("abandoned"), view, state)).toEqual({
    ...WHOLE,
    segment: { $in: ["a"] },
    outcome: { $in: ["abandoned"] },
  });
  expect(matchesElsewhere(ofTab("late"), view, state)).toEqual({
    ...WHOLE,
    segment: { $in: ["a"] },
    late: true,
  });
  // 60 % of the scale: NPS 6, CSAT 3.
  expect(matchesElsewhere(ofTab("lowSurvey"), view, state)).toMatchObject({ surveyScore: { $lte: 60 } });
  expect(matchesElsewhere(read("view=list&period=yesterday&channel=video"), view, state)).toEqual({
    createdAt: { $gte: "2026-11-22T23:00:00.000Z", $lt: "2026-11-23T23:00:00.000Z" },
    channel: { $in: ["video"] },
  });
});
