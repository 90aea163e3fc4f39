import type { FloorCall } from "../../openapi/generated/live-monitor.ts";
import type { CallRecord } from "../../server/read-models/call-record.ts";
import type { Floor } from "../../streams/projections/floor.ts";

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Returns the common members of a running call, on the floor and on record. */
const shownOnFloor = ({
  id,
  contact,
  queue,
  channel,
  customer,
  since,
  waited,
  transfers,
  tags,
}: FloorCall) => ({ id, contact, queue, channel, customer, since, waited, transfers, tags });
const shownOnRecord = ({
  id,
  contact,
  queue,
  channel,
  customer,
  started_at: since,
  waited,
  transfers,
  tags,
}: CallRecord) => ({ id, contact, queue, channel, customer, since, waited, transfers, tags });

/** Sums up all calls of a log, on the floor and on record. */
function sumsOnFloor(floor: Floor) {
  const all = floor.days.flatMap((day) => [...day.tallies].filter(({ id }) => id === "all"));
  const sum = (of: (tally: (typeof all)[number]) => number) =>
    all.reduce((total, tally) => total + of(tally), 0);
  return {
    answered: sum((tally) => tally.answered),
    waited: sum((tally) => tally.waited),
    ended: sum((tally) => tally.talks),
    talked: sum((tally) => tally.talked),
    abandoned: sum((tally) => tally.abandoned),
    transferred: sum((tally) => tally.transferred),
  };
}

function sumsOnRecord(records: readonly CallRecord[]) {
  const waits = records.flatMap(({ answered_at, waited }) => (answered_at === null ? [] : (waited ?? [])));
  const talks = records.flatMap(({ answered_at, ended_at }) =>
    ended_at === null || answered_at === null ? [] : ended_at - answered_at,
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    answered: waits.length,
    waited: sum(waits),
    ended: talks.length,
    talked: sum(talks),
    abandoned: records.filter(({ queue, outcome }) => queue !== null && outcome === "abandoned").length,
    transferred: sum(records.map(({ transfers }) => transfers)),
  };
}

/** Returns a floor's calls and sums. */
export const callsOnFloor = (floor: Floor) => ({
  underWay: [...floor.calls].map(shownOnFloor).sort(byId),
  sums: sumsOnFloor(floor),
});

/** Returns the same of call records. */
export const callsOnRecord = (records: readonly CallRecord[]) => ({
  underWay: records
    .filter(({ answered_at, ended_at }) => answered_at !== null && ended_at === null)
    .map(shownOnRecord)
    .sort(byId),
  sums: sumsOnRecord(records),
});
