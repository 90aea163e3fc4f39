import fc from "fast-check";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import {
  ANA,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  JULES,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
  SALES,
  SUPPORT,
  storyEvent,
  type StoryEvent,
} from "./floor-story.ts";

const id = fc.constantFrom("1", "2", "3");
const clock = fc
  .integer({ min: 0, max: 86_399 })
  .map((second) => new Date(second * 1000).toISOString().slice(11, 19));
const customer = fc
  .constantFrom(undefined, "C1", "C2")
  .map((name) => (name === undefined ? {} : { customer: name }));
const segment = fc.constantFrom(SALES, SUPPORT);
const user = fc.constantFrom(undefined, ANA, JULES);

const fact: fc.Arbitrary<StoryEvent> = fc.oneof(
  fc.tuple(id, clock, customer).map(([one, time, who]) => contactCreated(`c-${one}`, time, who)),
  fc
    .tuple(id, clock, fc.constantFrom("answered" as const, "abandoned" as const))
    .map(([one, time, outcome]) => contactEnded(`c-${one}`, time, outcome)),
  fc
    .tuple(id, clock, customer, segment)
    .map(([one, time, who, where]) => queueCreated(one, time, { ...who, segment: where })),
  fc.tuple(id, clock).map(([one, time]) => queueAssigned(one, time)),
  fc.tuple(id, clock).map(([one, time]) => queueAbandoned(one, time)),
  fc
    .tuple(id, id, clock, customer, fc.boolean())
    .map(([one, entry, time, who, named]) =>
      callCreated(one, time, { ...who, ...(named && { queue: entry }) }),
    ),
  fc.tuple(id, clock).map(([one, time]) => callEnded(one, time)),
  fc
    .tuple(id, clock, user, segment)
    .map(([one, time, who, where]) =>
      storyEvent("call-transferred", `call/${one}`, time, { ...(who && { toUser: who }), toSegment: where }),
    ),
  fc
    .tuple(id, clock, fc.subarray(["new", "angry"]))
    .map(([one, time, tags]) => storyEvent("call-tagged", `call/${one}`, time, { tags })),
);

/**
 * A log of contacts, queue entries and calls that are few, so that everything that can contradict itself
 * does.
 */
export const someCalls = (maxLength: number): fc.Arbitrary<Event[]> =>
  fc.array(fact, { maxLength, size: "max" }).map((facts) => logged(facts));
