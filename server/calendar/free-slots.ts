import { type CalendarDate, toZoned } from "@internationalized/date";
import { type Range, rangesAround } from "../working-hours/range-at.ts";
import { type AgentHours, isAtWork, workOf } from "./agent-hours.ts";
import { endOf, type Openings, slotFault } from "./slot-fault.ts";

/** An agent who can take an appointment, with working time and existing appointments. */
export interface SlotAgent {
  readonly id: string;
  readonly hours: AgentHours;
  readonly taken: readonly Range[];
}

/** A time at which an appointment can be made (ms), and who can keep it. */
export interface Slot extends Range {
  readonly agents: readonly string[];
}

/**
 * Lists the times of a day at which an appointment can start: consecutive slots from the start of each range
 * with a free agent. Ranges of the previous day continue after midnight; the last appointment may end on the
 * next day.
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
  ]; // as many as there are days
  const last = endOf(openings, to);
  const there = agents.map(({ id, hours, taken }) => ({
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
      const free = there.filter(
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
