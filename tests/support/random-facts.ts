import fc from "fast-check";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import {
  ANA,
  JULES,
  SALES,
  SUPPORT,
  callCreated,
  callEnded,
  connected,
  contactCreated,
  contactEnded,
  disconnected,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
  queueDismissed,
  segmentDescribed,
  status,
  storyEvent,
  type StoryEvent,
  userDescribed,
} from "./floor-story.ts";

const id = fc.constantFrom("1", "2", "3", "4");
const user = fc.constantFrom(ANA, JULES);
const segment = fc.constantFrom(SALES, SUPPORT);
const statuses = fc.constantFrom(
  "available" as const,
  "acd" as const,
  "break" as const,
  "releasing" as const,
  "occupying" as const,
  "disconnected" as const,
  "in-call" as const,
);
const clock = fc
  .integer({ min: 0, max: 86_399 })
  .map((second) => new Date(second * 1000).toISOString().slice(11, 19));
const session = fc.constantFrom("a", "b");

const fact: fc.Arbitrary<StoryEvent> = fc.oneof(
  fc.tuple(id, clock).map(([one, time]) => contactCreated(`c-${one}`, time)),
  fc
    .tuple(id, clock, fc.constantFrom("answered" as const, "abandoned" as const))
    .map(([one, time, outcome]) => contactEnded(`c-${one}`, time, outcome)),
  fc.tuple(id, clock, segment).map(([one, time, where]) => queueCreated(one, time, { segment: where })),
  fc.tuple(id, clock, user).map(([one, time, who]) => queueAssigned(one, time, who)),
  fc.tuple(id, clock).map(([one, time]) => queueDismissed(one, time, "timeout")),
  fc.tuple(id, clock).map(([one, time]) => queueAbandoned(one, time)),
  fc
    .tuple(id, clock, user, segment, fc.boolean())
    .map(([one, time, who, where, named]) =>
      callCreated(one, time, { user: who, segment: where, ...(named ? { queue: one } : {}) }),
    ),
  fc.tuple(id, clock).map(([one, time]) => callEnded(one, time)),
  fc
    .tuple(id, clock, user, segment)
    .map(([one, time, toUser, toSegment]) =>
      storyEvent("call-transferred", `call/${one}`, time, { toUser, toSegment }),
    ),
  fc.tuple(user, clock, session).map(([who, time, which]) => connected(who, time, which)),
  fc.tuple(user, clock, session).map(([who, time, which]) => disconnected(who, time, "ping timeout", which)),
  fc.tuple(user, clock, statuses).map(([who, time, what]) => status(who, time, what)),
  fc
    .tuple(user, fc.subarray([SALES, SUPPORT]))
    .map(([who, where]) => userDescribed(who, `Agent ${who.slice(-2)}`, where)),
  segment.map((where) => segmentDescribed(where, `Segment ${where.slice(-2)}`)),
  fc
    .tuple(segment, user)
    .map(([where, who]) =>
      storyEvent(
        where === SALES ? "segment-described" : "user-described",
        where === SALES ? `segment/${where}` : `user/${who}`,
        "0:00:00",
        { name: "gone", removed: true },
      ),
    ),
  clock.map((time) => ({ ...queueAbandoned("1", time), type: "something-new" })),
);

/**
 * Logs of facts about few people, so that they interfere with each other; long logs are as likely as short
 * ones.
 */
export const someLog = (maxLength: number): fc.Arbitrary<Event[]> =>
  fc.array(fact, { maxLength, size: "max" }).map((facts) => logged(facts));
