import type { FloorAgent, FloorPoc, FloorQueueEntry } from "../../openapi/generated/live-monitor.ts";
import type { Floor } from "../projections/floor.ts";
import { type Identified, Keyed } from "../projections/keyed.ts";

/**
 * Who waits is offered to an agent or not; who talks does nothing else; an agent is there or not, with a
 * status; a device is connected or not.
 */
const STATES = {
  queue: ({ offeredTo, offeredAt }: FloorQueueEntry) => [offeredAt !== null, offeredTo],
  calls: () => [],
  agents: ({ connection, status, reason }: FloorAgent) => [connection, status, reason],
  pocs: ({ connected }: FloorPoc) => [connected],
};

/** Whether a row of the floor came, went or has another state. */
export const changesState = (before: Floor, after: Floor): boolean =>
  differs(before.queue, after.queue, STATES.queue) ||
  differs(before.calls, after.calls, STATES.calls) ||
  differs(before.agents, after.agents, STATES.agents) ||
  differs(before.pocs, after.pocs, STATES.pocs);

function differs<Row extends Identified>(
  before: Keyed<Row>,
  after: Keyed<Row>,
  stateOf: (row: Row) => readonly unknown[],
): boolean {
  let isOther = false;
  Keyed.differences(
    before,
    after,
    (was, is) => (isOther ||= !was || !is || JSON.stringify(stateOf(was)) !== JSON.stringify(stateOf(is))),
  );
  return isOther;
}
