import { expect, test } from "vitest";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { aboutSubject, aboutWords } from "../../../src/features/monitor/about-subject.ts";
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
const named = (floor: Floor, subject: string, said: readonly Event[] = []) => {
  const about = aboutSubject(floor, subject, said);
  return about && aboutWords(about, floor, i18nObject("en"));
};

test("who waits or talks is known from the floor: the customer, their agent, their segment", () => {
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

test("an agent and a segment are their own names, and a caller whom nobody named is unknown", () => {
  const floor = given(...NAMES, queueCreated("1", "9:00:00"));
  expect(named(floor, `user/${ANA}`)).toEqual(["Ana Beltrán"]);
  expect(named(floor, `segment/${SALES}`)).toEqual(["Sales"]);
  expect(named(floor, "queue/1")).toEqual(["Unknown customer", "Sales"]);
});

test("who has left the floor is known from the event that brought them", () => {
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

test("of whom neither the floor nor an event knows, nothing is said", () => {
  const floor = given(queueAbandoned("9", "9:00:00"));
  expect(named(floor, "queue/9")).toBeNull();
  expect(named(floor, "kiosk/9")).toBeNull();
});
