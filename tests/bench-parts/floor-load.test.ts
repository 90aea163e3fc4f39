import { expect, test } from "vitest";
import type { QueueUpdated } from "../../openapi/generated/live-monitor.ts";
import { Validator } from "../../server/contract/validator.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { floorFromJson } from "../../streams/projections/floor.ts";
import { FloorLoad, MARK } from "../bench/page/floor-load.ts";

const SETTINGS = {
  agents: 200,
  channel: "account/65a000000000000000000001/floor",
  start: Date.UTC(2026, 0, 5, 12),
};
const validator = new Validator();
const faults = (schema: string, value: unknown) =>
  validator.check(`live-monitor.yaml#/components/schemas/${schema}`)(value);
const isSchema = (type: string) => (type === "user-described" ? "UserDescribed" : "UserStatusChanged");

/** A floor and a thousand events about it, as a page and its feeder see them. */
function load() {
  const snapshot = new FloorLoad(SETTINGS).snapshot();
  const feeder = new FloorLoad(SETTINGS);
  const texts = Array.from({ length: 1_000 }, () => feeder.next());
  const message = JSON.parse(feeder.updated([...texts, feeder.probe(1)])) as QueueUpdated;
  return {
    snapshot,
    feeder,
    message,
    before: floorFromJson(snapshot.state),
    after: evolveFloor(floorFromJson(snapshot.state), message.events),
  };
}

test("feeds only events that a platform may send", () => {
  const { snapshot, feeder, message } = load();
  expect(faults("Snapshot", snapshot)).toEqual([]);
  expect(faults("QueueUpdated", message)).toEqual([]);
  expect(faults("Heartbeat", JSON.parse(feeder.heartbeat()))).toEqual([]);
  for (const { type, data } of message.events) expect(faults(isSchema(type), data)).toEqual([]);
});

test("the events follow on from the snapshot without a hole, and contradict nothing", () => {
  const { snapshot, message, after } = load();
  expect(message.events.map(({ offset }) => offset)).toEqual(
    message.events.map((_, index) => snapshot.offset + 1 + index),
  );
  expect(after.anomalies.total).toBe(0);
  expect(after.unknown).toEqual({});
});

test("the probe has been in its state for longest, before and after it was changed", () => {
  const { before, after } = load();
  for (const [floor, count] of [
    [before, 0],
    [after, 1],
  ] as const) {
    const [first] = [...floor.agents]
      .filter(({ since }) => since !== null)
      .sort((a, b) => Number(a.since) - Number(b.since));
    expect(first).toMatchObject({ name: "Probe", reason: `${MARK}${count}` });
  }
});

test("each event changes since when its agent is in a state, or takes the row away, or brings it back", () => {
  const { before, message } = load();
  let floor = before;
  const changes = { moved: 0, gone: 0, back: 0 };
  for (const event of message.events.slice(0, -1)) {
    const next = evolveFloor(floor, [event]);
    const id = event.subject.slice("user/".length);
    const [was, is] = [floor.agents.get(id), next.agents.get(id)];
    if (!was && is) changes.back++;
    else if (was && !is) changes.gone++;
    else if (was?.since !== is?.since) changes.moved++;
    floor = next;
  }
  expect(changes.moved + changes.gone + changes.back).toBe(1_000);
  expect(changes.gone).toBeGreaterThan(0);
  expect(changes.back).toBeGreaterThan(0);
});
