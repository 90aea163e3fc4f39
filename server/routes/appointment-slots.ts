import { type CalendarDate, fromAbsolute, parseDate, toCalendarDate } from "@internationalized/date";
import { type Kysely, sql } from "kysely";
import type { Reference } from "../../openapi/generated/console.ts";
import { hoursOfAgents } from "../calendar/agent-hours.ts";
import { candidatesOf, leastBusyFirst } from "../calendar/book-agent.ts";
import { freeSlots, type SlotAgent } from "../calendar/free-slots.ts";
import { readService } from "../calendar/service-of.ts";
import { endOf, type Openings } from "../calendar/slot-fault.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import type { Range } from "../working-hours/range-at.ts";

/** Number of days after the requested days in which the next free slot is searched. */
const AHEAD = 62;

/** Free slots of a service and its available agents, by the same rules as for new appointments. */
export const appointmentSlotRoutes = (
  db: Kysely<Tables>,
  now: () => number,
): Handlers<"listSlots" | "listFreeAgents"> => ({
  listSlots: async ({ caller: { account }, path, query: { from, days = 7, appointment, user } }) => {
    const service = await readService(db, account, path.id);
    if (!service) throw new Problem("not-found");
    const people = await enabledAgents(db, account, service.agents);
    const { openings, automatic } = service;
    const at = now();
    const today = toCalendarDate(fromAbsolute(at, openings?.zone ?? "UTC"));
    const first = from === undefined || parseDate(from).compare(today) < 0 ? today : parseDate(from);
    const answer = { today: today.toString(), from: first.toString(), automatic, agents: people };
    if (!openings) return { body: { zone: null, ...answer, slots: [], next: null } };
    const agents = await agentsWith(
      db,
      account,
      people.flatMap(({ _id }) => (user === undefined || user === _id ? [_id] : [])),
      { appointment, from: at },
    );
    const on = (day: CalendarDate) => freeSlots(openings, day, agents, at);
    const slots = Array.from({ length: days }, (_, after) => on(first.add({ days: after }))).flat();
    const next =
      slots.length > 0 || agents.length === 0
        ? undefined
        : Array.from({ length: AHEAD }, (_, after) => first.add({ days: days + after })).find(
            (day) => on(day).length > 0,
          );
    return {
      body: {
        zone: openings.zone,
        ...answer,
        slots: slots.map(({ start, end, agents: free }) => ({
          startsAt: iso(start),
          endsAt: iso(end),
          agents: [...free],
        })),
        next: next?.toString() ?? null,
      },
    };
  },
  listFreeAgents: async ({ caller: { account }, path, query: { startsAt, appointment = "" } }) => {
    const service = await readService(db, account, path.id);
    if (!service) throw new Problem("not-found");
    const { agents, automatic, openings } = service;
    const people = await enabledAgents(db, account, agents);
    if (startsAt === undefined) return { body: { automatic, data: people } };
    const start = Date.parse(startsAt);
    const end = await endFor(db, account, { appointment, start, openings });
    const free = leastBusyFirst(
      await candidatesOf(db, { account, agents, appointment, start, end, now: now() }),
    );
    return { body: { automatic, data: free.flatMap((id) => people.filter(({ _id }) => _id === id)) } };
  },
});

const iso = (instant: number): string => new Date(instant).toISOString();

async function enabledAgents(db: Queries, account: string, agents: readonly string[]): Promise<Reference[]> {
  if (agents.length === 0) return [];
  const rows = await db
    .selectFrom("users")
    .select(["id", "firstname", "lastname"])
    .where("account", "=", account)
    .where("id", "in", agents)
    .where("disabled", "=", false)
    .orderBy("firstname")
    .orderBy("lastname")
    .orderBy("id")
    .execute();
  return rows.map(({ id, firstname, lastname }) => ({ _id: id, name: `${firstname} ${lastname}`.trim() }));
}

/**
 * Returns agents with their working hours and the times of their open appointments that end after `from`
 * (ms). Leaves out `appointment`, which is being moved.
 */
async function agentsWith(
  db: Queries,
  account: string,
  ids: readonly string[],
  { appointment = "", from }: { readonly appointment: string | undefined; readonly from: number },
): Promise<SlotAgent[]> {
  if (ids.length === 0) return [];
  const hours = await hoursOfAgents(db, account, ids);
  const { rows } = await sql<{ agent: string; starts: string; ends: string }>`
    select data ->> 'user' as agent, data ->> 'startsAt' as starts, data ->> 'endsAt' as ends from resource_records
    where account = ${account} and collection = 'Appointment' and id <> ${appointment}
      and data ->> 'status' in ('pending', 'rescheduled') and data ->> 'user' = any(${[...ids]}::text[]) and data ->> 'endsAt' > ${iso(from)}`.execute(
    db,
  );
  return ids.flatMap((id) => {
    const own = hours.get(id);
    const taken = rows.flatMap(({ agent, starts, ends }): Range[] =>
      agent === id ? [{ start: Date.parse(starts), end: Date.parse(ends) }] : [],
    );
    return own ? [{ id, hours: own, taken }] : [];
  });
}

/**
 * Returns the end (ms) of an appointment that starts at `start` (ms). If the stored appointment starts at the
 * same time, returns its stored end, even if the service's duration changed.
 */
async function endFor(
  db: Queries,
  account: string,
  {
    appointment,
    start,
    openings,
  }: { readonly appointment: string; readonly start: number; readonly openings: Openings | null },
): Promise<number> {
  const kept = await db
    .selectFrom("resource_records")
    .select("data")
    .where("account", "=", account)
    .where("collection", "=", "Appointment")
    .where("id", "=", appointment)
    .executeTakeFirst();
  if (kept && Date.parse(String(kept.data["startsAt"])) === start)
    return Date.parse(String(kept.data["endsAt"]));
  return openings ? endOf(openings, start) : start;
}
