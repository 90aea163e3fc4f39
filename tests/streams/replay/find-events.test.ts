import fc from "fast-check";
import { expect, test } from "vitest";
import { topicsOf } from "../../../streams/replay/event-topics.ts";
import { type EventFilter, findEvents, placeAmong } from "../../../streams/replay/find-events.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
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
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someHeader } from "../../support/some-header.ts";
import { walked } from "../../support/walked.ts";

const ALL: EventFilter = { types: [], segments: [], users: [], text: "" };
const MORNING = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:05", { segment: SALES }),
  contactCreated("c-2", "9:00:10"),
  queueCreated("2", "9:00:15", { segment: SUPPORT }),
  queueAssigned("1", "9:00:20", ANA),
  callCreated("1", "9:00:20", { user: ANA, segment: SALES, queue: "1" }),
  queueAbandoned("2", "9:03:10"),
  contactEnded("c-2", "9:03:10", "abandoned"),
  storyEvent("call-transferred", "call/1", "9:04:00", { toUser: JULES, toSegment: SUPPORT }),
  callEnded("1", "9:06:00"),
  contactEnded("c-1", "9:06:00", "answered"),
]);

function found(filter: Partial<EventFilter>, events = MORNING): number[] {
  const log = recordedLog(someHeader(events), events);
  return [...walked(findEvents(log, walked(topicsOf(log)), { ...ALL, ...filter }))];
}

test.each<[string, Partial<EventFilter>, number[]]>([
  ["nothing is sought: all", {}, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ["a type", { types: ["queue-created"] }, [1, 3]],
  ["two types", { types: ["queue-abandoned", "call-ended"] }, [6, 9]],
  [
    "a segment, with what came before anybody said it and what says it no more",
    { segments: [SUPPORT] },
    [2, 3, 6, 7, 8, 9, 10],
  ],
  ["a segment that a call left", { segments: [SALES] }, [0, 1, 4, 5]],
  ["an agent", { users: [ANA] }, [4, 5]],
  ["an agent who took a call over", { users: [JULES] }, [8, 9, 10]],
  ["a subject", { text: "queue/2" }, [3, 6]],
  ["letters of any case in what an event says", { text: "ABANDONED" }, [6, 7]],
  ["words in any order", { text: "abandoned queue/2" }, [6]],
  ["several things at once", { types: ["contact-ended"], segments: [SUPPORT], text: "answered" }, [10]],
  ["what nobody is", { users: ["nobody"] }, []],
])("given a morning, of %s", (_, filter, indices) => {
  expect(found(filter)).toEqual(indices);
});

test("finds with any filter exactly the events that each of its conditions finds", () => {
  fc.assert(
    fc.property(
      someLog(60),
      fc.subarray(["queue-created", "call-ended", "user-connected"]),
      fc.subarray([SALES, SUPPORT]),
      fc.subarray([ANA, JULES]),
      (events, types, segments, users) => {
        const alone = [found({ types }, events), found({ segments }, events), found({ users }, events)];
        expect(found({ types, segments, users }, events)).toEqual(
          events.map((_, index) => index).filter((index) => alone.every((one) => one.includes(index))),
        );
      },
    ),
  );
});

test("the place of a position among what was found is how many of it had happened", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50)), fc.nat(60), (indices, position) => {
      const sorted = Uint32Array.from(indices).sort();
      expect(placeAmong(sorted, position)).toBe(sorted.filter((index) => index < position).length);
    }),
  );
});

test("a long recording is walked in stretches", () => {
  const events = logged(
    Array.from({ length: 45_000 }, (_, index) => contactCreated(`c-${index}`, "9:00:00")),
  );
  const log = recordedLog(someHeader(events), events);
  expect([...topicsOf(log)].length).toBeGreaterThan(3);
  expect([...findEvents(log, walked(topicsOf(log)), ALL)]).toEqual([20_000, 40_000]);
});
