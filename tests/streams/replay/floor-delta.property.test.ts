import fc from "fast-check";
import { expect, test } from "vitest";
import type { FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import { Keyed } from "../../../streams/projections/keyed.ts";
import { emptyFloor, floorToJson } from "../../../streams/projections/floor.ts";
import { floorDelta, withDelta } from "../../../streams/replay/floor-delta.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../../streams/replay/replay-index.ts";
import { someLog } from "../../support/random-facts.ts";
import { someHeader } from "../../support/some-header.ts";

test("converts a floor into the other by their delta, in both directions and serialized", () => {
  fc.assert(
    fc.property(someLog(120), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (events, picks) => {
      const log = recordedLog({ ...someHeader(events), zone: "UTC" }, events);
      const index = ReplayIndex.of(log);
      let sent = emptyFloor("UTC");
      let shown = emptyFloor("UTC");
      for (const pick of picks) {
        const floor = index.floorAt(pick % (events.length + 1));
        shown = withDelta(shown, structuredClone(floorDelta(sent, floor)));
        sent = floor;
        expect(floorToJson(shown)).toEqual(floorToJson(floor));
      }
    }),
  );
});

test("contains only changed rows of a list, and none without changes", () => {
  const [before] = [emptyFloor("UTC")];
  const queue = Keyed.of([row("a"), row("b")]);
  const edit = queue.edit();
  edit.delete("a");
  edit.put({ ...row("b"), priority: 7 });
  const floor = { ...before, queue };
  const delta = floorDelta(floor, { ...floor, queue: edit.done() });
  expect(delta).toEqual({ whole: {}, queue: { put: [{ ...row("b"), priority: 7 }], gone: ["a"] } });
  expect(floorDelta(floor, floor)).toEqual({ whole: {} });
  const steps: string[] = [];
  Keyed.steps(
    floor.queue,
    withDelta(floor, delta).queue,
    ({ id }) => void steps.push(`put ${id}`),
    (id) => void steps.push(`remove ${id}`),
  );
  expect(steps).toEqual(["remove a", "put b"]);
});

const row = (id: string): FloorQueueEntry => ({
  id,
  contact: id,
  segment: "s",
  channel: "audio",
  customer: null,
  priority: 1,
  since: 0,
  day: "2026-05-03",
  offset: 1,
  offeredTo: null,
  offeredAt: null,
  dismissals: 0,
});
