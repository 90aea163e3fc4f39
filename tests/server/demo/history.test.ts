import { sql } from "kysely";
import { expect, test } from "vitest";
import { writeHistory } from "../../../server/demo/history.ts";
import { demoCenterOf } from "../../../server/demo/demo-center.ts";
import { demoOpening, SIMULATION } from "../../../server/demo/run-demo.ts";
import { partsOfDay } from "../../../server/demo/history-day.ts";
import { demoSource } from "../../../server/demo/demo-source.ts";
import { simulateDay } from "../../../server/demo/simulate-day.ts";
import { readAccountCenter } from "../../../server/log/account-center.ts";
import { readAgentMetrics } from "../../../server/metrics/agent-metrics.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import { rebuildTotals } from "../../../server/read-models/call-totals.ts";
import { FileStore } from "../../../server/files/file-store.ts";
import { PaperStore } from "../../../server/demo/save-papers.ts";
import { newFolder } from "../../support/new-folder.ts";
import { withPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const NEXT_DAY = Date.parse("2026-11-24T23:00:00Z");

/** Rows of a table without the columns that depend on the position in the log. */
async function rowsOf(
  { database: { db } }: TestPlatform,
  table:
    | "events"
    | "call_records"
    | "contact_records"
    | "status_records"
    | "connection_records"
    | "call_totals"
    | "form_submissions"
    | "call_comments"
    | "recordings",
) {
  const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute();
  return (
    rows
      // A demo that is fed describes all agents of the account, and begins with its own event.
      .filter(({ source, type }) => source !== "/platform" && type !== "traffic-started")
      .map(({ epoch: _epoch, offset: _offset, channel, source: _source, ...row }) => ({
        ...row,
        // In the log, `channel` is the number of the channel.
        ...(table === "events" ? {} : { channel }),
        // Ids of connections contain the epoch and the offset.
        ...(table === "connection_records" ? { id: "" } : {}),
      }))
      .map((row) => JSON.stringify(row))
      .sort()
  );
}

test("writes the same events and records as a day whose events are fed, table by table", async () => {
  const bulk = await withPlatform({});
  const fed = await withPlatform({});
  const whole = await readAccountCenter(bulk.database.db, ACCOUNT);
  const center = { ...whole, agents: whole.agents.slice(0, 8) };
  const day = localDay(NEXT_DAY - 1, center.zone);
  await writeHistory({
    db: bulk.database.db,
    account: ACCOUNT,
    center,
    until: NEXT_DAY,
    days: 1,
    now: () => NEXT_DAY,
    papers: new PaperStore(ACCOUNT, new FileStore(newFolder())),
    signal: new AbortController().signal,
  });

  const source = demoSource(demoCenterOf(center), day.start, "01JD0000000000000000000000");
  const opening = demoOpening(source, demoCenterOf(center));
  const simulated = [...simulateDay({ ...demoCenterOf(center), ...SIMULATION }, day)];
  const facts = simulated.map(({ time, row: _, ...fact }) => ({
    specversion: "1.0",
    source: opening[0]?.source,
    ...fact,
    time: new Date(time).toISOString(),
  }));
  await new PaperStore(ACCOUNT, new FileStore(newFolder())).save(
    fed.database.db,
    simulated.flatMap(({ time, row }) => (row ? { at: time, row } : [])),
  );
  const events: unknown[] = [...opening, ...facts];
  while (events.length > 0) expect((await fed.feed(events.splice(0, 1_000))).refused).toEqual([]);

  for (const table of [
    "events",
    "call_records",
    "contact_records",
    "status_records",
    "connection_records",
    "call_totals",
    "form_submissions",
    "call_comments",
    "recordings",
  ] as const)
    expect(await rowsOf(bulk, table)).toEqual(await rowsOf(fed, table));
});

test("writes the newest day first, and continues with the day that was not finished", async () => {
  const { database } = await withPlatform({});
  const { db } = database;
  const whole = await readAccountCenter(db, ACCOUNT);
  const center = { ...whole, agents: whole.agents.slice(0, 2) };
  const simulated: string[] = [];
  const stopping = new AbortController();
  const write = (signal: AbortSignal, lastDay?: string) =>
    writeHistory({
      db,
      account: ACCOUNT,
      center,
      until: NEXT_DAY,
      days: 3,
      now: () => NEXT_DAY,
      simulate: async (day) => {
        simulated.push(day.day.day);
        const parts = partsOfDay(day);
        if (day.day.day !== lastDay) return parts;
        return {
          *[Symbol.iterator]() {
            yield* parts.slice(0, -1);
            stopping.abort();
            yield* parts.slice(-1);
          },
        };
      },
      signal,
    });
  const epochs = async () =>
    db
      .selectFrom("epochs")
      .select(["name", "head"])
      .where("source", "like", "/demo/history/%")
      .orderBy("name", "desc")
      .execute();
  await write(stopping.signal, "2026-11-23");
  expect(simulated).toEqual(["2026-11-24", "2026-11-23", "2026-11-22"]);
  // The second day was stopped before its last part.
  expect((await epochs()).map(({ head }) => head > 0)).toEqual([true, false, false]);

  simulated.length = 0;
  await write(new AbortController().signal);
  expect(simulated).toEqual(["2026-11-23", "2026-11-22"]);
  const written = await epochs();
  expect(written.map(({ name }) => name)).toEqual(["2026-11-24", "2026-11-23", "2026-11-22"]);
  expect(written.every(({ head }) => head > 0)).toBe(true);
  const totals = () =>
    sql`select * from call_totals order by account, quarter, segment, channel, outcome`.execute(db);
  const before = (await totals()).rows;
  await db.transaction().execute(rebuildTotals);
  expect(before).toEqual((await totals()).rows);
});

test("updates the statistics of the tables, which the planner would expect to be empty", async () => {
  const { database } = await withPlatform({});
  const center = await readAccountCenter(database.db, ACCOUNT);
  await writeHistory({
    db: database.db,
    account: ACCOUNT,
    center: { ...center, agents: center.agents.slice(0, 2) },
    until: NEXT_DAY,
    days: 1,
    now: () => NEXT_DAY,
    signal: new AbortController().signal,
  });
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class where relname in ('call_records', 'status_records', 'events') and reltuples > 0`.execute(
    database.db,
  );
  expect(rows.map(({ table }) => table).sort()).toEqual(["call_records", "events", "status_records"]);
});

test("counts the connections of an unfinished day until its end", async () => {
  const { database } = await withPlatform({});
  const center = await readAccountCenter(database.db, ACCOUNT);
  const { start, end } = localDay(NEXT_DAY - 1, center.zone);
  const wall = NEXT_DAY + 3 * 86_400_000;
  await writeHistory({
    db: database.db,
    account: ACCOUNT,
    center,
    until: NEXT_DAY,
    days: 1,
    now: () => wall,
    signal: new AbortController().signal,
  });
  // A run that was stopped leaves connections open, and an epoch without a head.
  await sql`update connection_records set disconnected_at = null, reason = null`.execute(database.db);
  await sql`update epochs set head = 0 where name = '2026-11-24'`.execute(database.db);

  const { rows } = await readAgentMetrics(database.db, {
    limits: {},
    account: ACCOUNT,
    query: {
      range: {
        from: new Date(start).toISOString(),
        to: new Date(end + 86_400_000).toISOString(),
        zone: center.zone,
      },
      groupBy: ["agent"],
    },
    times: { now: wall, lease: wall },
  });
  const connected = rows.filter(({ agent }) => agent).map((row) => row.connected);
  expect(Math.max(...connected)).toBeGreaterThan(0);
  expect(Math.max(...connected)).toBeLessThanOrEqual(end - start);
});
