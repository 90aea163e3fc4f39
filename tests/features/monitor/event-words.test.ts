import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { FACTS } from "../../../openapi/generated/facts.ts";
import type { KnownFact } from "../../../streams/events/event.ts";
import { eventWords } from "../../../src/features/monitor/event-words.ts";
import {
  ANA,
  SALES,
  type StoryEvent,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  disconnected,
  given,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
  queueDismissed,
  segmentDescribed,
  status,
  storyEvent,
  userDescribed,
} from "../../support/floor-story.ts";

await loadAllLocalesAsync();
await Promise.all(
  locales.flatMap((locale) =>
    (["monitor", "details", "console"] as const).map((namespace) => loadNamespaceAsync(locale, namespace)),
  ),
);

const floor = given(userDescribed(ANA, "Ana Beltrán"), segmentDescribed(SALES, "Sales"));
const words = (fact: StoryEvent, locale: Locales = "en") =>
  eventWords(logged([fact])[0]!, floor, { say: i18nObject(locale), formats: formatsOf(locale) });

test("describes an event with its status, reason, segment, agent or outcome", () => {
  expect(words(contactCreated("1", "9:00:00"))).toBe("Arrived via the website (Voice)");
  expect(words(queueCreated("1", "9:00:00"))).toBe("Queued for Sales");
  expect(words(queueAssigned("1", "9:00:00", ANA))).toBe("Offered to Ana Beltrán");
  expect(words(queueAssigned("1", "9:00:00"))).toBe("Offered to an agent");
  expect(words(queueDismissed("1", "9:00:00", "timeout"))).toBe(
    "Missed by Ana Beltrán. The customer is still waiting.",
  );
  expect(words(queueAbandoned("1", "9:00:00"))).toBe("Left the queue before an agent answered");
  expect(words(callCreated("1", "9:00:00"))).toBe("Answered by Ana Beltrán in Sales");
  expect(words(storyEvent("call-transferred", "call/1", "9:00:00", { toUser: ANA, toSegment: SALES }))).toBe(
    "Transferred to Ana Beltrán, Sales",
  );
  expect(words(callEnded("1", "9:00:00"))).toBe("Call ended by the customer");
  expect(words(contactEnded("1", "9:00:00", "abandoned"))).toBe("Final outcome: abandoned");
  expect(words(disconnected(ANA, "9:00:00", "ping timeout"))).toBe("Disconnected · high latency");
  expect(words(status(ANA, "9:00:00", "break", "Coffee"))).toBe("Status: Break · Coffee");
});

test("a status is called what it is shown as: releasing as available, occupying as ACD", () => {
  expect(words(status(ANA, "9:00:00", "releasing"))).toBe(words(status(ANA, "9:00:00", "available")));
  expect(words(status(ANA, "9:00:00", "occupying"))).toBe(words(status(ANA, "9:00:00", "acd")));
});

test("the words are those of the reader's language", () => {
  expect(words(status(ANA, "9:00:00", "break"), "es")).toBe("Estado: Pausa");
  expect(words(queueCreated("1", "9:00:00"), "fr")).toBe("Entré dans la file de Sales");
});

test("shows the end of the id for an unknown name, and the type itself for an unknown type", () => {
  expect(words(queueCreated("1", "9:00:00", { segment: "65a0000000000000000000ff" }))).toBe(
    "Queued for Segment 0000ff",
  );
  expect(words({ ...queueCreated("1", "9:00:00"), type: "kiosk-touched" })).toBe("kiosk-touched");
});

/** A payload that suits every type. */
const SPARE = {
  channel: "audio",
  origin: "ivr",
  contact: "1",
  segment: SALES,
  reason: "timeout",
  outcome: "answered",
  status: "busy",
  session: "1",
  name: "Sales",
  tags: ["gold"],
  rate: 1,
  user: ANA,
  at: "2026-01-12T09:00:00Z",
};

test.each(locales)("every type that is known has words of its own, in %s", (locale) => {
  const sentences = Object.keys(FACTS).map((type) => {
    const reason = type === "user-disconnected" ? "ping timeout" : "timeout";
    const fact = storyEvent(type as KnownFact["type"], "call/1", "9:00:00", { ...SPARE, reason });
    return words(fact, locale);
  });
  expect(
    sentences.filter((one) => one === "" || /undefined|[{}]/.test(one) || Object.hasOwn(FACTS, one)),
  ).toEqual([]);
  // An agent and a segment are described in the same words.
  expect(new Set(sentences).size).toBe(sentences.length - 1);
});
