import { type CalendarDate, toZoned } from "@internationalized/date";
import { type Range, rangesAround } from "../working-hours/range-at.ts";
import { type AgentHours, isAtWork, workOf } from "./agent-hours.ts";
import { endOf, type Openings, slotFault } from "./slot-fault.ts";

/** An agent of a service, with working hours and the times of existing appointments. */
export interface SlotAgent {
  readonly id: string;
  readonly hours: AgentHours;
  readonly taken: readonly Range[];
}

/** A time (ms) at which an appointment can be made, and the ids of the free agents. */
export interface Slot extends Range {
  readonly agents: readonly string[];
}

/**
 * Returns the slots that start on a date and have a free agent, in order. Slots follow one another without
 * gaps from the start of each range of the availability. They include those after midnight in a range that
 * started on the previous day. The last slot can end on the next day.
 */
export function freeSlots(
  openings: Openings,
  date: CalendarDate,
  agents: readonly SlotAgent[],
  now: number,
): Slot[] {
  const { zone } = openings;
  const [from, to] = [date, date.add({ days: 1 })].map((day) => toZoned(day, zone).toDate().getTime()) as [
    number,
    number,
  ]; // one per day
  const last = endOf(openings, to);
  const candidates = agents.map(({ id, hours, taken }) => ({
    id,
    work: workOf(hours, from, last),
    taken: taken.filter((range) => range.start < last && range.end > from),
  }));
  const starts = rangesAround(openings.days, date, zone)
    .flatMap((range) => startsIn(openings, range))
    .filter((start) => start >= from && start < to);
  return starts
    .toSorted((one, other) => one - other)
    .flatMap((start) => {
      if (slotFault(openings, start, now) !== null) return [];
      const end = endOf(openings, start);
      const free = candidates.filter(
        ({ work, taken }) =>
          isAtWork(work, start, end) && !taken.some((range) => range.start < end && range.end > start),
      );
      return free.length === 0 ? [] : [{ start, end, agents: free.map(({ id }) => id) }];
    });
}

function startsIn(openings: Openings, range: Range): number[] {
  const length = endOf(openings, 0);
  return Array.from(
    { length: Math.floor((range.end - range.start) / length) },
    (_, at) => range.start + at * length,
  );
}
