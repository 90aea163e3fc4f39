import { fromAbsolute, toCalendarDate } from "@internationalized/date";
import { sql } from "kysely";
import type { WeeklyHours } from "../../openapi/generated/console.ts";
import type { HourRange } from "../../openapi/formats/weekly-hours.ts";
import type { Queries } from "../database/schema.ts";
import { type Range, rangesOn } from "../working-hours/range-at.ts";

/** Working hours of an agent. */
export interface AgentHours {
  /** IANA time zone of the hours. */
  readonly zone: string;
  /**
   * Weekly hours from two sources: the agent's own, and the working-hours records that include the agent. The
   * agent works at a time only if both allow it. Empty weekly hours allow any time.
   */
  readonly weeks: readonly (readonly HourRange[])[];
}

/**
 * Ranges (ms) of one or more dates in which an agent may work: a list for each of `AgentHours.weeks` that is
 * not empty.
 */
export type Work = readonly (readonly Range[])[];

/**
 * Returns the ranges of the dates around two instants (ms), with all ranges that overlap the time between
 * them. Adjacent and overlapping ranges of a week are merged.
 */
export function workOf({ zone, weeks }: AgentHours, from: number, to: number): Work {
  return weeks
    .filter((week) => week.length > 0)
    .map((week) => {
      const ranges: Range[] = [];
      // A range of the previous day may end on the first day.
      for (
        let date = toCalendarDate(fromAbsolute(from, zone)).subtract({ days: 1 });
        date.compare(toCalendarDate(fromAbsolute(to, zone))) <= 0;
        date = date.add({ days: 1 })
      )
        ranges.push(...rangesOn(week, date, zone));
      return mergeRanges(ranges);
    });
}

/** Returns true if an agent works from `start` to `end` (ms) without a break. */
export const isAtWork = (work: Work, start: number, end: number): boolean =>
  work.every((ranges) => ranges.some((range) => range.start <= start && end <= range.end));

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}

/** Returns the working hours of these agents by their ids. The time zone is that of the account. */
export async function hoursOfAgents(
  db: Queries,
  account: string,
  agents: readonly string[],
): Promise<ReadonlyMap<string, AgentHours>> {
  const { zone } = await db
    .selectFrom("accounts")
    .select("time_zone as zone")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom("users")
    .select(["id", "availability"])
    .where("account", "=", account)
    .where("id", "in", agents)
    .execute();
  const workingHours = await db
    .selectFrom("resource_records")
    .select("data")
    .where("account", "=", account)
    .where("collection", "=", "WorkingHours")
    .where(sql<boolean>`data -> 'agents' ?| ${[...agents]}::text[]`)
    .execute();
  return new Map(
    people.map(({ id, availability }) => [
      id,
      {
        zone,
        weeks: [
          availability,
          workingHours
            .filter(({ data }) => (data["agents"] as string[]).includes(id))
            .flatMap(({ data }) => data["days"] as WeeklyHours),
        ],
      },
    ]),
  ); // validated before it was stored
}
