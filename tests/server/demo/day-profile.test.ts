import { expect, test } from "vitest";
import { dayProfile } from "../../../server/demo/day-profile.ts";
import { type DemoFact, simulateDay } from "../../../server/demo/simulate-day.ts";
import { DEMO_AGENTS, DEMO_SEGMENTS } from "../../../server/seed/demo-account.ts";
import { localDay } from "../../../streams/projections/local-day.ts";

const ZONE = "Europe/Madrid";
const DAY = 86_400_000;
const HOUR = 3_600_000;
const dateAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const dayOf = (date: string) => localDay(Date.parse(`${date}T12:00:00Z`), ZONE);
const factsOf = (date: string): DemoFact[] => [
  ...simulateDay(
    { zone: ZONE, segments: DEMO_SEGMENTS, agents: DEMO_AGENTS, seed: "switchboard", prefix: "" },
    dayOf(date),
  ),
];
const contactsOn = (date: string) => factsOf(date).filter(({ type }) => type === "contact-created").length;

/** A Thursday with an outage, a Wednesday with a campaign and a Monday that is a holiday. */
const [OUTAGE, CAMPAIGN, HOLIDAY] = ["2026-11-19", "2026-10-28", "2026-11-02"];

test("90 days before any Tuesday have a holiday, an outage and a campaign on workdays", () => {
  for (let tuesday = Date.parse("2026-01-06"); tuesday < Date.parse("2030-01-01"); tuesday += 7 * DAY) {
    const days = Array.from({ length: 90 }, (_, back) => dateAt(tuesday - (back + 1) * DAY));
    const profiles = days.map((date) => ({ date, ...dayProfile(date) }));
    const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());
    const counts = [
      profiles.filter(({ date, shortOf }) => !isWeekend(date) && shortOf === null).length,
      profiles.filter(({ outage }) => outage).length,
      profiles.filter(({ campaign }) => campaign).length,
    ];
    expect([dateAt(tuesday), ...counts.map((count) => count > 0)]).toEqual([
      dateAt(tuesday),
      true,
      true,
      true,
    ]);
    expect(dayProfile(dateAt(tuesday)).shortOf).toBe(2);
  }
});

test("a week has about 1,350 contacts a day, most on Monday and fewest on Sunday", () => {
  const week = Array.from({ length: 7 }, (_, day) =>
    contactsOn(dateAt(Date.parse("2026-11-09") + day * DAY)),
  );
  const mean = week.reduce((sum, count) => sum + count, 0) / 7;
  expect(mean).toBeGreaterThan(1_300);
  expect(mean).toBeLessThan(1_420);
  const [monday = 0, tuesday = 0, , , friday = 0, saturday = 0, sunday = 0] = week;
  expect([monday, tuesday, friday, saturday, sunday]).toEqual(
    [monday, tuesday, friday, saturday, sunday].toSorted((a, b) => b - a),
  );
  expect(saturday).toBeLessThan(friday / 1.8);
});

test("a holiday on a weekend is kept on Monday, and one on a Tuesday on the day before", () => {
  const loadOf = (date: string) => dayProfile(date).load;
  expect(loadOf("2026-11-02")).toBe(loadOf("2026-12-25"));
  expect(loadOf("2026-12-07")).toBe(loadOf("2026-12-25"));
  expect(loadOf("2026-12-08")).toBe(loadOf("2026-11-24"));
  expect(contactsOn(HOLIDAY)).toBeLessThan(contactsOn("2026-11-23") / 2);
});

test("in an outage most connected agents lose their connection with the server for most of an hour", () => {
  const { start } = dayOf(OUTAGE);
  const connected = new Map<string, boolean>();
  let before = 0;
  let during = 0;
  const reasons = new Map<unknown, number>();
  for (const { time, type, subject, data } of factsOf(OUTAGE)) {
    if (time < start + 15 * HOUR) before = [...connected.values()].filter(Boolean).length;
    if (time < start + 15.5 * HOUR) during = [...connected.values()].filter(Boolean).length;
    if (type === "user-connected") connected.set(subject, true);
    if (type === "user-disconnected") connected.set(subject, false);
    if (type === "user-disconnected" && time >= start + 15 * HOUR && time < start + 15.2 * HOUR)
      reasons.set(data["reason"], (reasons.get(data["reason"]) ?? 0) + 1);
  }
  expect(before).toBeGreaterThan(20);
  expect(during).toBeLessThan(before / 3);
  expect(reasons.get("server disconnect")).toBeGreaterThan(before / 2);
});

test("a campaign doubles the customers of one segment", () => {
  const promoted = (date: string) =>
    factsOf(date).filter(
      ({ type, data }) => type === "queue-created" && data["segment"] === DEMO_SEGMENTS[1]?.id,
    ).length;
  expect(promoted(CAMPAIGN)).toBeGreaterThan(2 * promoted("2026-11-11"));
  expect(contactsOn(CAMPAIGN)).toBeGreaterThan(contactsOn("2026-11-11") * 1.1);
});
