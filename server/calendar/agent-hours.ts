import { fromAbsolute, toCalendarDate } from "@internationalized/date";
import { sql } from "kysely";
import type { WeeklyHours } from "../../openapi/generated/console.ts";
import type { HourRange } from "../../openapi/formats/weekly-hours.ts";
import type { Queries } from "../database/schema.ts";
import { type Range, rangesOn } from "../working-hours/range-at.ts";

/** The hours by which an agent works. */
export interface AgentHours {
  /** IANA time zone of the hours. */
  readonly zone: string;
  /**
   * Weeks that must all allow a time: the agent's own, and the working hours that include the agent. An empty
   * week allows everything.
   */
  readonly weeks: readonly (readonly HourRange[])[];
}

/** Ranges between two instants (ms) in which an agent works, per week. */
export type Work = readonly (readonly Range[])[];

/** The ranges of an agent's weeks between two instants (ms); those that touch are one. */
export function workOf({ zone, weeks }: AgentHours, from: number, to: number): Work {
  return weeks
    .filter((week) => week.length > 0)
    .map((week) => {
      const ranges: Range[] = [];
      // A range of the day before may end on the first day.
      for (
        let date = toCalendarDate(fromAbsolute(from, zone)).subtract({ days: 1 });
        date.compare(toCalendarDate(fromAbsolute(to, zone))) <= 0;
        date = date.add({ days: 1 })
      )
        ranges.push(...rangesOn(week, date, zone));
      return joined(ranges);
    });
}

/** Returns true if an agent works from one instant (ms) to another. */
export const isAtWork = (work: Work, start: number, end: number): boolean =>
  work.every((ranges) => ranges.some((range) => range.start <= start && end <= range.end));

function joined(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last && range.start <= last.end)
      whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else whole.push(range);
  }
  return whole;
}

/** Reads the working hours of agents by id, in the time zone of the account. */
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
  const desks = await db
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
          desks
            .filter(({ data }) => (data["agents"] as string[]).includes(id))
            .flatMap(({ data }) => data["days"] as WeeklyHours),
        ],
      },
    ]),
  ); // kept as the contract has it
}
