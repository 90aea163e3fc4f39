import { expect, test } from "vitest";
import { eventsBefore } from "../../../streams/replay/events-before.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import {
  ANA,
  at,
  callCreated,
  callEnded,
  connected,
  contactCreated,
  JULES,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
} from "../../support/floor-story.ts";
import { someHeader } from "../../support/some-header.ts";

const EVENTS = logged([
  contactCreated("c-a", "10:00:00"),
  queueCreated("a", "10:00:00"),
  contactCreated("c-b", "10:05:00"),
  queueCreated("b", "10:05:00"),
  queueAbandoned("a", "10:06:00"),
]);
const log = recordedLog(someHeader(EVENTS), EVENTS);
const iso = (clock: string) => new Date(at(clock)).toISOString();

test.each([
  ["all, in their order", 5, {}, [0, 1, 2, 3, 4]],
  ["none that have not happened yet", 3, {}, [0, 1, 2]],
  ["of a type", 5, { type: "queue-created" }, [1, 3]],
  ["of several types", 5, { type: { $in: ["queue-abandoned", "contact-created"] } }, [0, 2, 4]],
  [
    "about some subjects, the latest first",
    5,
    { subject: { $in: ["queue/a", "contact/c-a"] }, $sort: { offset: -1 as const } },
    [4, 1, 0],
  ],
  ["the latest two", 5, { $sort: { offset: -1 as const }, $limit: 2 }, [4, 3]],
  ["from then on and before", 5, { from: iso("10:05:00"), to: iso("10:06:00") }, [2, 3]],
  ["between offsets, without both", 5, { after: 1, before: 4 }, [1, 2]],
  ["before anything happened", 0, {}, []],
])("events that are asked for: %s", (_, position, asked, found) => {
  expect(eventsBefore(log, position, asked)).toEqual(found);
});

test("finds an agent's events by reference too, because some logs contain no sign-ins", () => {
  const events = logged([
    connected(JULES, "9:59:00"),
    queueCreated("a", "10:00:00"),
    queueAssigned("a", "10:00:10", ANA),
    callCreated("a", "10:00:20", { user: ANA }),
    callCreated("b", "10:00:30", { user: JULES }),
    callEnded("a", "10:01:00"),
  ]);
  const calls = recordedLog(someHeader(events), events);
  const asked = (id: string) => ({ subject: { $in: [`user/${id}`] }, $sort: { offset: -1 as const } });
  expect(eventsBefore(calls, 6, asked(ANA))).toEqual([3, 2]);
  expect(eventsBefore(calls, 6, asked(JULES))).toEqual([4, 0]);
  expect(eventsBefore(calls, 3, asked(ANA))).toEqual([2]);
});
