import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AgentMetrics, AgentMetricsQuery } from "../../../openapi/generated/console.ts";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { occupancy, occupancyOf } from "../../../streams/metrics/occupancy.ts";
import { isConnected, isFree, isInCall, shownStatus } from "../../../streams/projections/agent-status.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor } from "../../../streams/projections/floor.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import { AgentDays } from "../../../server/metrics/agent-days.ts";
import { atDepth } from "../../support/depth.ts";
import {
  ANA,
  JULES,
  logged,
  SALES,
  storyEvent,
  SUPPORT,
  type StoryEvent,
} from "../../support/floor-story.ts";
import { pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";

const HOUR = 3_600_000;
const USERS = [ANA, JULES];
/** Days on which clocks change, in zones of whole and half hours, and an ordinary one. */
const STARTS = [
  { zone: "Europe/Madrid", at: Date.UTC(2026, 9, 24, 9) },
  { zone: "Europe/Madrid", at: Date.UTC(2026, 2, 28, 9) },
  { zone: "America/St_Johns", at: Date.UTC(2026, 9, 31, 9) },
  { zone: "Asia/Kolkata", at: Date.UTC(2026, 4, 5, 9) },
  { zone: "UTC", at: Date.UTC(2026, 4, 5, 9) },
];

let platform: TestPlatform;
let admin: Ask;
let lives = 0;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const configuration = JSON.stringify({ statusLimits: { break: 1, training: 2, busy: 3 } });
  await platform.database.db.updateTable("accounts").set({ configuration }).execute();
});
beforeEach(forget);
afterAll(() => platform.close());

async function forget() {
  const { db } = platform.database;
  for (const table of [
    "call_records",
    "contact_records",
    "status_records",
    "connection_records",
    "agent_days",
  ] as const)
    await db.deleteFrom(table).execute();
}

type Step = Omit<StoryEvent, "time"> & { readonly after: number };

const user = fc.constantFrom(...USERS);
const session = fc.constantFrom("a", "b");
const call = fc.integer({ min: 0, max: 5 }).map((number) => `call/k${number}`);
const queue = fc.integer({ min: 0, max: 5 }).map((number) => `queue/q${number}`);
const segment = fc.constantFrom(SALES, SUPPORT);
const word = fc.constantFrom(
  "available" as const,
  "releasing" as const,
  "occupying" as const,
  "acd" as const,
  "break" as const,
  "training" as const,
  "in-call" as const,
  "disconnected" as const,
);
const reason = fc.constantFrom(
  "transport close" as const,
  "client disconnect" as const,
  "ping timeout" as const,
  "server disconnect" as const,
);
const event = storyEvent;
const NOON = "12:00:00";

const fact: fc.Arbitrary<StoryEvent> = fc.oneof(
  fc.tuple(user, session).map(([who, one]) => event("user-connected", `user/${who}`, NOON, { session: one })),
  fc
    .tuple(user, session, reason)
    .map(([who, one, why]) => event("user-disconnected", `user/${who}`, NOON, { session: one, reason: why })),
  fc.tuple(user, word).map(([who, status]) => event("user-status-changed", `user/${who}`, NOON, { status })),
  fc.tuple(user, word).map(([who, status]) => event("user-status-changed", `user/${who}`, NOON, { status })),
  fc.tuple(call, fc.option(user, { nil: undefined })).map(([subject, who]) =>
    event("call-created", subject, NOON, {
      contact: subject.replace("/", "-"),
      segment: SALES,
      channel: "audio",
      ...(who !== undefined && { user: who }),
    }),
  ),
  fc
    .tuple(call, fc.option(user, { nil: undefined }), fc.option(segment, { nil: undefined }))
    .map(([subject, toUser, toSegment]) =>
      event("call-transferred", subject, NOON, {
        ...(toUser !== undefined && { toUser }),
        ...(toSegment !== undefined && { toSegment }),
      }),
    ),
  call.map((subject) => event("call-ended", subject, NOON, { by: "customer" })),
  queue.map((subject) =>
    event("queue-created", subject, NOON, {
      contact: subject.replace("/", "-"),
      segment: SALES,
      channel: "audio",
    }),
  ),
  fc.tuple(queue, user).map(([subject, who]) => event("queue-assigned", subject, NOON, { user: who })),
  fc
    .tuple(queue, user, fc.constantFrom("dismissed" as const, "timeout" as const))
    .map(([subject, who, why]) => event("queue-dismissed", subject, NOON, { user: who, reason: why })),
);
const step: fc.Arbitrary<Step> = fc
  .tuple(
    fact,
    fc.oneof(fc.constant(0), fc.integer({ min: 1, max: HOUR }), fc.integer({ min: 1, max: 5 * HOUR })),
  )
  .map(([{ time: _, ...rest }, after]) => ({ ...rest, after }));

/**
 * Places steps in time. Leaves out repeated connections of an open session, which the records do not contain,
 * repeated calls and queue entries, and offers of queue entries that do not exist.
 */
function logOf(steps: readonly Step[], start: number): Event[] {
  const seen = new Set<string>();
  let time = start;
  const facts = steps.flatMap(({ after, ...rest }): StoryEvent[] => {
    time += after;
    const key = `${rest.subject} ${"session" in rest.data ? String(rest.data["session"]) : ""}`;
    if (rest.type === "user-disconnected") seen.delete(key);
    if (["queue-assigned", "queue-dismissed"].includes(rest.type) && !seen.has(key)) return [];
    if (["user-connected", "call-created", "queue-created"].includes(rest.type)) {
      if (seen.has(key)) return [];
      seen.add(key);
    }
    return [{ ...rest, time: new Date(time).toISOString() }];
  });
  return logged(facts);
}

interface Cell {
  connected: number;
  statuses: Record<string, number>;
  inCalls: number;
  free: number;
  hasStatus: boolean;
  calls: number;
  ended: number;
  handled: number;
  offers: number;
  declined: number;
  missed: number;
  disconnections: Record<string, number>;
}

const empty = (): Cell => ({
  connected: 0,
  statuses: {},
  inCalls: 0,
  free: 0,
  hasStatus: false,
  calls: 0,
  ended: 0,
  handled: 0,
  offers: 0,
  declined: 0,
  missed: 0,
  disconnections: {},
});

interface Period {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** Folds a log event by event, with the rules of the floor, into one cell for each agent and day. */
function folded(log: readonly Event[], { from, to, zone }: Period) {
  const cells = new Map<string, Cell>();
  const cellAt = (who: string, time: number): Cell => {
    const key = `${who} ${localDay(time, zone).day}`;
    const cell = cells.get(key) ?? empty();
    cells.set(key, cell);
    return cell;
  };
  const within = (time: number) => time >= from && time < to;
  let floor: Floor = emptyFloor("UTC");
  const since = new Map<string, number>();
  for (const [place, one] of log.entries()) {
    const before = floor;
    const time = Date.parse(one.time);
    floor = evolveFloor(floor, [one]);
    count(before, one, time);
    const next = log[place + 1];
    if (next) spend(floor, time, Date.parse(next.time));
  }
  return { cells, floor };

  function count(before: Floor, one: Event, time: number): void {
    for (const who of USERS) {
      const [had, has] = [before.agents.get(who)?.calls ?? [], floor.agents.get(who)?.calls ?? []];
      for (const id of has)
        if (!had.includes(id)) {
          since.set(`${who} ${id}`, time);
          if (within(time)) cellAt(who, time).calls++;
        }
      for (const id of had)
        if (!has.includes(id)) {
          const began = since.get(`${who} ${id}`) ?? 0;
          if (!within(began)) continue;
          cellAt(who, began).ended++;
          cellAt(who, began).handled += time - began;
        }
    }
    const { user: who, reason: why } = one.data as { user?: string; reason?: string }; // of the events above
    if (who !== undefined && within(time)) {
      if (one.type === "queue-assigned") cellAt(who, time).offers++;
      if (one.type === "queue-dismissed") cellAt(who, time)[why === "timeout" ? "missed" : "declined"]++;
    }
    if (one.type !== "user-disconnected" || !within(time) || why === undefined) return;
    const agent = one.subject.slice("user/".length);
    const sessions = before.agents.get(agent)?.sessions ?? [];
    // The data is that of the event above.
    if (sessions.length > 0 && !sessions.includes((one.data as { session: string }).session)) return;
    const { disconnections } = cellAt(agent, time);
    disconnections[why] = (disconnections[why] ?? 0) + 1;
  }

  /** Adds the time from one event to the next, cut at midnight. */
  function spend(shown: Floor, begins: number, ends: number): void {
    for (let time = Math.max(begins, from); time < Math.min(ends, to);) {
      const cut = Math.min(ends, to, localDay(time, zone).end);
      for (const who of USERS) {
        const agent = shown.agents.get(who);
        if (!agent) continue;
        const status = shownStatus(agent);
        const cell = cellAt(who, time);
        const ms = cut - time;
        if (isInCall(agent)) cell.inCalls += ms;
        if (isFree(agent)) cell.free += ms;
        if (agent.status !== null) cell.hasStatus = true;
        if (!isConnected(agent)) continue;
        cell.connected += ms;
        if (status !== null) cell.statuses[status] = (cell.statuses[status] ?? 0) + ms;
      }
      time = cut;
    }
  }
}

const shownOf: Readonly<Record<string, string>> = { releasing: "available", occupying: "acd" };

function cellOf(row: AgentMetrics["rows"][number] | undefined) {
  if (!row) return undefined;
  const statuses: Record<string, number> = {};
  for (const [status, ms] of Object.entries(row.statuses)) {
    const shown = shownOf[status] ?? status;
    statuses[shown] = (statuses[shown] ?? 0) + ms;
  }
  const { connected, inCalls, calls, ended, handled, offers, declined, missed, disconnections } = row;
  return {
    connected,
    statuses,
    inCalls,
    calls,
    ended,
    handled,
    offers,
    declined,
    missed,
    disconnections,
    occupancy: row.occupancy,
  };
}

async function report(
  period: Period,
  groupBy: readonly string[],
  query: Pick<AgentMetricsQuery, "states" | "filters"> = {},
): Promise<AgentMetrics> {
  const { from, to, zone } = period;
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), zone };
  const { status, body } = await platform.api("POST /metrics/agents", {
    ...admin,
    json: { range, groupBy, ...query },
  });
  expect(status).toBe(200);
  return body as unknown as AgentMetrics; // validated against the contract by the test platform
}

/** Stores the sums of all days that are over, and returns their number. */
async function storeDays(zone: string): Promise<number> {
  const { db } = platform.database;
  await db.updateTable("accounts").set({ time_zone: zone }).execute();
  await new AgentDays({ db, times: () => ({ now: Date.now(), lease: 30_000 }) }).store();
  return (await db.selectFrom("agent_days").select("starts").execute()).length;
}

/** Feeds a log, and calls `between` after a part of it. */
async function feed(log: readonly Event[], between?: () => Promise<unknown>): Promise<void> {
  const source = `/agents/${++lives}`;
  await platform.feed([
    pbx("traffic-started", "traffic/t", { kind: "recording", name: "any", zone: "UTC", rate: 0 }, { source }),
  ]);
  const fed = log.map(({ type, subject, time, data }, index) => ({
    specversion: "1.0",
    id: String(index),
    source,
    type,
    subject,
    time,
    data,
  }));
  const middle = Math.floor(fed.length * 0.7);
  for (const part of between ? [fed.slice(0, middle), fed.slice(middle)] : [fed]) {
    expect((await platform.feed(part)).refused).toEqual([]);
    await between?.();
  }
}

const cases = fc.record({
  steps: fc.array(step, { minLength: 40, maxLength: 60 }),
  start: fc.constantFrom(...STARTS),
  offset: fc.integer({ min: -12 * HOUR, max: 20 * HOUR }),
  hours: fc.integer({ min: 1, max: 96 }),
});

test("every agent and day of a report equals the fold of the events, across midnight and clock changes", async () => {
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(cases, async ({ steps, start, offset, hours }) => {
      await forget();
      const log = logOf(steps, start.at);
      // Days that are over are stored between the events and at the end.
      await feed(log, async () => (stored += await storeDays(start.zone)));
      const from = start.at + offset;
      const period = { from, to: from + hours * HOUR, zone: start.zone };
      const { cells } = folded(log, period);
      const { rows } = await report(period, ["agent", "day"]);
      const found = new Map(rows.map((row) => [`${row.agent} ${row.day}`, row]));
      for (const [key, { free, hasStatus, ...cell }] of cells) {
        const isEmpty =
          cell.inCalls + cell.connected + cell.calls + cell.offers + cell.declined + cell.missed === 0;
        if (isEmpty && Object.keys(cell.disconnections).length === 0) continue;
        expect({ key, ...cellOf(found.get(key)) }).toEqual({
          key,
          ...cell,
          occupancy: occupancyOf({ busy: cell.inCalls, free, hasStatus }),
        });
      }
      // The states of one agent follow each other and add up to the times of the statuses.
      const [who = ""] = USERS;
      const {
        rows: own,
        states = [],
        breaks = [],
      } = await report(period, [], {
        states: true,
        filters: { agent: [who] },
      });
      const lengths: Record<string, number> = {};
      for (const { status, from: begins, until } of states)
        lengths[status] = (lengths[status] ?? 0) + Date.parse(until) - Date.parse(begins);
      const { "in-call": inCalls = 0, ...statuses } = own[0]?.statuses ?? {};
      const { "in-call": inStates = 0, ...others } = lengths;
      expect(others).toEqual(statuses);
      expect(inStates).toBeGreaterThanOrEqual(inCalls);
      for (const [place, { from: begins }] of states.entries())
        expect(begins >= (states[place - 1]?.until ?? "")).toBe(true);
      // The times by which breaks exceeded their limits add up to those of the report.
      const over: Record<string, number> = {};
      for (const { status, from: begins, until, limit } of breaks) {
        const ms = Date.parse(until) - Date.parse(begins) - (limit ?? Infinity);
        if (ms > 0) over[status] = (over[status] ?? 0) + ms;
      }
      expect(over).toEqual(own[0]?.over);
      // Each total is the sum of its days.
      for (const one of [...USERS, undefined]) {
        const total = rows.find(({ agent, day }) => agent === one && day === undefined);
        const days = rows.filter(
          ({ agent, day }) => (one === undefined || agent === one) && day !== undefined,
        );
        for (const name of ["connected", "inCalls", "available", "calls", "handled", "missed"] as const)
          expect(total?.[name] ?? 0).toBe(days.reduce((sum, row) => sum + (row[name] ?? 0), 0));
      }
    }),
    { numRuns: atDepth(10, 200), endOnFailure: true },
  );
  expect(stored).toBeGreaterThan(0);
});

test("refuses states of several agents, and a period that ends before it begins", async () => {
  const range = { from: "2026-05-05T00:00:00Z", to: "2026-05-06T00:00:00Z", zone: "UTC" };
  const ask = (json: object) => platform.api("POST /metrics/agents", { ...admin, json });
  expect(await ask({ range, states: true })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/states", code: "too-many" }] },
  });
  expect(await ask({ range: { ...range, to: range.from } })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/range/to" }] },
  });
});

test("the report of today equals the monitor at the same moment", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      await forget();
      // The last event does not change an agent, so that each status has lasted for some time.
      const log = logOf(
        [...steps, { ...event("call-ended", "call/none", NOON, {}), after: 60_000 }],
        Date.UTC(2026, 4, 5, 9),
      );
      await feed(log);
      const now = Date.parse(log.at(-1)?.time ?? "");
      const today = localDay(now, "UTC");
      const { floor } = folded(log, { from: 0, to: 1, zone: "UTC" });
      const { rows, until } = await report({ from: today.start, to: today.end, zone: "UTC" }, ["agent"]);
      expect(Date.parse(until)).toBe(now);
      for (const who of USERS) {
        const agent = floor.agents.get(who);
        if (!agent) continue;
        const row = rows.find((one) => one.agent === agent.id);
        // The floor forgets an earlier status when the agent connects again; the report does not.
        if (agent.status !== null && today.start < now)
          expect(row?.occupancy ?? null).toBe(occupancy(agent, now, today));
        expect(row?.calls ?? 0).toBe(agent.today.day === today.day ? agent.today.calls : 0);
      }
    }),
    { numRuns: atDepth(8, 100), endOnFailure: true },
  );
});
