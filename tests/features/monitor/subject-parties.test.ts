import { expect, test } from "vitest";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { partiesOfSubject, aboutWords } from "../../../src/features/monitor/subject-parties.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import type { Event } from "../../../streams/events/event.ts";
import {
  ANA,
  SALES,
  callCreated,
  callEnded,
  contactCreated,
  given,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
  segmentDescribed,
  userDescribed,
} from "../../support/floor-story.ts";

await loadAllLocalesAsync();
await Promise.all(locales.map((locale) => loadNamespaceAsync(locale, "monitor")));

const NAMES = [userDescribed(ANA, "Ana Beltrán"), segmentDescribed(SALES, "Sales")];
const named = (floor: Floor, subject: string, events: readonly Event[] = []) => {
  const about = partiesOfSubject(floor, subject, events);
  return about && aboutWords(about, floor, i18nObject("en"));
};

test("finds waiting and talking customers, their agent and segment on the floor", () => {
  const waits = given(
    ...NAMES,
    queueCreated("1", "9:00:00", { customer: "Carla" }),
    queueAssigned("1", "9:01:00", ANA),
  );
  expect(named(waits, "queue/1")).toEqual(["Carla", "Ana Beltrán", "Sales"]);
  const talks = given(
    ...NAMES,
    queueCreated("1", "9:00:00", { customer: "Carla" }),
    callCreated("1", "9:01:00"),
  );
  expect(named(talks, "call/1")).toEqual(["Carla", "Ana Beltrán", "Sales"]);
  expect(named(talks, "contact/c-1")).toEqual(["Carla", "Ana Beltrán", "Sales"]);
});

test("uses the names of agents and segments, and calls an unnamed customer unknown", () => {
  const floor = given(...NAMES, queueCreated("1", "9:00:00"));
  expect(named(floor, `user/${ANA}`)).toEqual(["Ana Beltrán"]);
  expect(named(floor, `segment/${SALES}`)).toEqual(["Sales"]);
  expect(named(floor, "queue/1")).toEqual(["Unknown customer", "Sales"]);
});

test("finds customers who left the floor in the event that brought them", () => {
  const story = [
    ...NAMES,
    contactCreated("c-1", "8:59:00", { customer: "Carla" }),
    queueCreated("1", "9:00:00", { customer: "Carla" }),
    callCreated("1", "9:01:00", { customer: "Carla" }),
    callEnded("1", "9:02:00"),
  ];
  const floor = given(...story);
  expect(floor.calls.size).toBe(0);
  expect(named(floor, "call/1", logged(story))).toEqual(["Carla", "Ana Beltrán", "Sales"]);
  expect(named(floor, "queue/1", logged(story))).toEqual(["Carla", "Sales"]);
});

test("returns nothing about customers that neither the floor nor an event contains", () => {
  const floor = given(queueAbandoned("9", "9:00:00"));
  expect(named(floor, "queue/9")).toBeNull();
  expect(named(floor, "kiosk/9")).toBeNull();
});
