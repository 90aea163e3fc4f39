import { expect, test } from "vitest";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { floorDelta, withDelta } from "../../../streams/replay/floor-delta.ts";
import { namedDelta } from "../../../streams/replay/named-delta.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../../streams/replay/replay-index.ts";
import {
  ANA,
  connected,
  contactCreated,
  logged,
  queueCreated,
  SALES,
  SUPPORT,
  segmentDescribed,
} from "../../support/floor-story.ts";
import { someHeader } from "../../support/some-header.ts";

test("names users and segments by the recording's header, unless an event names them", () => {
  const events = logged([
    segmentDescribed(SALES, "Sales"),
    connected(ANA, "0:01:00"),
    contactCreated("c-q", "0:01:00"),
    queueCreated("q", "0:01:00", { segment: SUPPORT }),
  ]);
  const header = someHeader(events, {
    segments: { [SALES]: "Verkauf", [SUPPORT]: "Hilfe" },
    users: { [ANA]: "Ana" },
  });
  const log = recordedLog(header, events);
  const empty = emptyFloor("UTC");
  const shown = withDelta(
    empty,
    namedDelta(floorDelta(empty, ReplayIndex.of(log).floorAt(events.length)), header.names),
  );
  expect([
    shown.segments.get(SALES)?.name,
    shown.segments.get(SUPPORT)?.name,
    shown.agents.get(ANA)?.name,
  ]).toEqual(["Sales", "Hilfe", "Ana"]);
});

test("an id that every object knows is an id like any other", () => {
  const events = logged(
    ["constructor", "toString", "__proto__"].flatMap((id, place) => [
      contactCreated(`c-${place}`, "0:01:00"),
      queueCreated(`q-${place}`, "0:01:00", { segment: id }),
    ]),
  );
  const empty = emptyFloor("UTC");
  const floor = ReplayIndex.of(recordedLog(someHeader(events), events)).floorAt(events.length);
  const shown = withDelta(
    empty,
    structuredClone(namedDelta(floorDelta(empty, floor), someHeader(events).names)),
  );
  expect(Array.from(shown.segments, ({ id, name }) => [id, name])).toEqual([
    ["constructor", null],
    ["toString", null],
    ["__proto__", null],
  ]);
});
