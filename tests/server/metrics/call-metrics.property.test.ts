import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Metrics, MetricsGroup, MetricsQuery } from "../../../openapi/generated/console.ts";
import {
  CALL_MEASURE_NAMES,
  isContactSum,
  addSums,
  type CallSums,
  measure,
  sumsOf,
} from "../../../streams/metrics/call-figures.ts";
import { filtersOf } from "../../../server/metrics/call-filters.ts";
import { totalsIn } from "../../../server/metrics/call-totals.ts";
import { readMediansOfTotals } from "../../../server/metrics/total-medians.ts";
import { atDepth } from "../../support/depth.ts";
import { callRow, insertCalls } from "../../support/call-row.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const ZONES = ["UTC", "Europe/Madrid", "Asia/Kolkata", "America/St_Johns"];
/** Saturday before the end of summer time in Europe. */
const START = Date.UTC(2026, 9, 24, 6);
const HOUR = 3_600_000;
const SHORT = 5;
const WITHIN = 20;
const BAND = 15;

type Row = ReturnType<typeof callRow>;

/** Calls of three days around the end of summer time, with every state that a record can have. */
const ROWS: readonly Row[] = fc
  .sample(
    fc.record({
      at: fc.integer({ min: 0, max: 72 * 60 }).map((minute) => START + minute * 60_000),
      before: fc.integer({ min: 0, max: 40 }).map((minutes) => minutes * 60_000),
      segment: fc.constantFrom("a", "b", null),
      agent: fc.constantFrom("x", "y", null),
      channel: fc.constantFrom("audio" as const, "video" as const),
      is_first: fc.boolean(),
      queue: fc.constantFrom("q", null),
      isAnswered: fc.boolean(),
      outcome: fc.constantFrom(
        "answered" as const,
        "abandoned" as const,
        "assigned" as const,
        "transferred" as const,
        null,
      ),
      // Some at the end of a band, and some longer than all bands.
      waited: fc.option(
        fc.oneof(
          fc.integer({ min: 0, max: 40_000 }),
          fc.constantFrom(0, 1, 59, 60, 61).map((bands) => bands * BAND * 1000),
        ),
      ),
      queued: fc.option(fc.integer({ min: 0, max: 40_000 })),
      served: fc.option(fc.integer({ min: 0, max: 400_000 })),
      transfers: fc.integer({ min: 0, max: 2 }),
      dismissals: fc.integer({ min: 0, max: 2 }),
      timeouts: fc.integer({ min: 0, max: 2 }),
      sentiment: fc.constantFrom("positive" as const, "negative" as const, "neutral" as const, null),
      quality: fc.option(fc.integer({ min: 0, max: 100 })),
      tags: fc.subarray(["t", "u", "v"]),
      topics: fc.subarray(["prices", "hours"]),
      reason: fc.constantFrom("too-long", "solved", null),
    }),
    { numRuns: 400, seed: 23 },
  )
  .map(({ isAnswered, tags, topics, before, ...values }, index) =>
    callRow({
      ...values,
      account: ACCOUNT,
      id: `call-${index}`,
      tags: JSON.stringify(tags),
      topics: JSON.stringify(topics),
      created_at: values.at,
      began_at: values.at - before,
      answered_at: isAnswered ? values.at : null,
    }),
  );

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  await insertCalls(platform.database.db, ROWS);
});
afterAll(() => platform.close());

/** Values of a list, as it was written above; null for an empty one. */
function listed(text: string): readonly unknown[] {
  const values = JSON.parse(text) as unknown[]; // written as a list above
  return values.length === 0 ? [null] : values;
}

/** Band with an end in seconds that is at least the wait; the 60th has no end. */
function bandOf(waited: number | null | undefined): number | null {
  if (waited == null) return null;
  let band = 0;
  while (waited > (band + 1) * BAND * 1000 && band < 59) band++;
  return band * BAND;
}

const GROUPS: Readonly<Partial<Record<MetricsGroup, (row: Row, zone: string) => readonly unknown[]>>> = {
  segment: ({ segment }) => [segment],
  agent: ({ agent }) => [agent],
  channel: ({ channel }) => [channel],
  sentiment: ({ sentiment }) => [sentiment],
  reason: ({ reason }) => [reason],
  waitBand: ({ waited }) => [bandOf(waited)],
  tag: ({ tags }) => listed(tags),
  topic: ({ topics }) => listed(topics),
  weekday: ({ created_at }, zone) => [((partsAt(created_at, zone).weekday + 6) % 7) + 1],
  hourOfDay: ({ created_at }, zone) => [partsAt(created_at, zone).hour],
};

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }),
  ]),
);

function partsAt(time: number, zone: string) {
  const shown = clocks.get(zone)?.format(time) ?? "";
  const date = new Date(`${shown.replace(" ", "T")}Z`);
  return {
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    day: shown.slice(0, 10),
    minute: date.getUTCMinutes(),
  };
}

/** Starts of intervals that were found before. */
const starts = new Map<string, number>();

/** Start of the local interval of a time, found by walking back in steps of a quarter hour. */
function startOf(interval: NonNullable<MetricsQuery["interval"]>, time: number, zone: string): string {
  const quarter = Math.floor(time / 900_000) * 900_000;
  const walk = (ends: (parts: ReturnType<typeof partsAt>) => boolean) => {
    const key = `${interval} ${quarter} ${zone}`;
    let at = starts.get(key) ?? quarter;
    while (!ends(partsAt(at, zone))) at -= 900_000;
    starts.set(key, at);
    return new Date(at).toISOString();
  };
  if (interval === "quarter") return new Date(quarter).toISOString();
  if (interval === "hour") return walk(({ minute }) => minute === 0);
  const isMidnight = ({ hour, minute }: ReturnType<typeof partsAt>) => hour === 0 && minute === 0;
  if (interval === "day") return walk(isMidnight);
  if (interval === "week") return walk((parts) => isMidnight(parts) && parts.weekday === 1);
  return walk((parts) => isMidnight(parts) && parts.day.endsWith("-01"));
}

const sumsOfRow = (row: Row): CallSums =>
  sumsOf(
    {
      isFirst: row.is_first,
      hasQueued: row.queue !== null,
      isAnswered: row.answered_at !== null,
      outcome: row.outcome ?? null,
      waited: row.waited ?? null,
      queued: row.queued ?? null,
      served: row.served ?? null,
      transfers: row.transfers,
      dismissals: row.dismissals,
      timeouts: row.timeouts,
      sentiment: row.sentiment ?? null,
      quality: row.quality ?? null,
    },
    { within: WITHIN, short: SHORT },
  );

/** Sums of contacts count for the start of the contact, all others for the start of the record. */
function partsOf(row: Row): readonly (readonly [time: number, sums: CallSums])[] {
  const sums = Object.entries(sumsOfRow(row));
  const only = (wanted: boolean) =>
    Object.fromEntries(
      sums.map(([name, value]) => [name, isContactSum(name) === wanted ? value : 0]),
    ) as unknown as CallSums; // all sums, some of them 0
  return [
    [row.created_at, only(false)],
    [row.began_at, only(true)],
  ];
}

const passes = ({ outcome }: Row, { filters }: Pick<MetricsQuery, "filters">): boolean =>
  filters?.outcome?.some((wanted) => wanted === outcome) !== false;

/** Folds the rows of a query: sums by level, interval and group. */
function folded({ range, interval, groupBy = [], filters }: MetricsQuery): ReadonlyMap<string, CallSums> {
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  const sums = new Map<string, CallSums>();
  const add = (path: readonly unknown[], part: CallSums) => {
    const key = JSON.stringify(path);
    const before = sums.get(key);
    sums.set(key, before ? addSums(before, part) : part);
  };
  const counted = ROWS.filter((row) => passes(row, { filters })).flatMap((row) =>
    partsOf(row).map(([time, part]) => ({ row, time, part })),
  );
  for (const { row, time, part } of counted.filter(({ time: at }) => at >= from && at < to)) {
    const start = interval ? [startOf(interval, time, range.zone)] : [];
    let paths: (readonly unknown[])[] = [start];
    add([], part);
    if (interval) add(start, part);
    for (const group of groupBy) {
      paths = paths.flatMap((path) =>
        (GROUPS[group]?.({ ...row, created_at: time }, range.zone) ?? []).map((value) => [...path, value]),
      );
      for (const path of paths) add(path, part);
    }
  }
  return sums;
}

const query = fc.record({
  range: fc
    .tuple(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 72 }),
      fc.constantFrom(...ZONES),
      // Only periods of whole quarter hours can be computed from totals.
      fc.constantFrom(0, 0, 0, 60_000),
    )
    .map(([from, hours, zone, shift]) => ({
      from: new Date(START + from * HOUR + shift).toISOString(),
      to: new Date(START + (from + hours) * HOUR).toISOString(),
      zone,
    })),
  interval: fc.constantFrom(
    undefined,
    "quarter" as const,
    "hour" as const,
    "day" as const,
    "week" as const,
    "month" as const,
  ),
  groupBy: fc
    .tuple(
      fc.subarray(
        ["segment", "agent", "channel", "sentiment", "reason", "waitBand", "weekday", "hourOfDay"] as const,
        { maxLength: 2 },
      ),
      fc.constantFrom(null, null, "tag" as const, "topic" as const),
    )
    .map(([groups, list]): MetricsGroup[] => [...groups, ...(list ? [list] : [])]),
  filters: fc.constantFrom<NonNullable<MetricsQuery["filters"]>>(
    {},
    { outcome: ["abandoned"] },
    { outcome: ["answered", "transferred"] },
  ),
});

const TOTALED: ReadonlySet<MetricsGroup> = new Set(["segment", "channel", "weekday", "hourOfDay"]);
const isTotaled = ({ range, groupBy = [] }: MetricsQuery) =>
  range.from.endsWith(":00:00.000Z") && groupBy.every((group) => TOTALED.has(group));

test("every cell and total of any query equals the fold of its calls", async () => {
  await fc.assert(
    fc.asyncProperty(query, async ({ interval, ...rest }) => {
      const asked = {
        ...rest,
        ...(interval && { interval }),
        withinSeconds: WITHIN,
        shortSeconds: SHORT,
        bandSeconds: BAND,
      };
      const { status, body } = await platform.api("POST /metrics/calls", { ...admin, json: asked });
      expect(status).toBe(200);
      const { rows, source } = body as unknown as Metrics; // validated against the contract by the test platform
      expect(source).toBe(isTotaled(asked) ? "totals" : "calls");
      // The total is always answered, even if it counts nothing.
      const expected = new Map(
        [...folded(asked)].filter(([key, { calls, contacts }]) => key !== "[]" || calls + contacts > 0),
      );
      const got = new Map(
        rows
          .filter(({ level, sums }) => level > 0 || sums["calls"] !== 0 || sums["contacts"] !== 0)
          .map((row) => [
            JSON.stringify([...(row.interval ? [row.interval] : []), ...Object.values(row.group)]),
            row,
          ]),
      );
      expect([...got.keys()].sort()).toEqual([...expected.keys()].sort());
      expect(wrongIn(got, expected)).toEqual([]);
    }),
    { numRuns: atDepth(20, 600) },
  );
});

type Cells = ReadonlyMap<string, Pick<Metrics["rows"][number], "values" | "sums">>;

/** Returns the cells whose sums or values differ from the expected ones. */
const wrongIn = (got: Cells, expected: ReadonlyMap<string, CallSums>) =>
  // Compared without an assertion per value, because there are thousands of cells.
  [...expected].flatMap(([key, sums]) => {
    const cell = got.get(key);
    const values = CALL_MEASURE_NAMES.filter((one) => !one.endsWith("Median")).map((name) => {
      const [value, shown] = [measure(name, sums), cell?.values[name] ?? null];
      const isSame = value === null || shown === null ? value === shown : Math.abs(value - shown) < 1e-9;
      return isSame ? [] : [{ key, name, value, shown }];
    });
    const isEqual = isDeepStrictEqual({ ...sums }, cell?.sums);
    return [...(isEqual ? [] : [{ key, sums, shown: cell?.sums }]), ...values.flat()];
  });

test("would find a total that adds up or averages the ratios of its rows", async () => {
  const range = {
    from: new Date(START).toISOString(),
    to: new Date(START + 72 * HOUR).toISOString(),
    zone: "UTC",
  };
  const asked: MetricsQuery = { range, groupBy: ["segment"], withinSeconds: WITHIN, shortSeconds: SHORT };
  const { body } = await platform.api("POST /metrics/calls", { ...admin, json: asked });
  const { rows } = body as unknown as Metrics; // validated against the contract by the test platform
  const expected = folded(asked);
  const cells: Cells = new Map(rows.map((row) => [JSON.stringify(Object.values(row.group)), row]));
  expect(wrongIn(cells, expected)).toEqual([]);
  const total = cells.get("[]");
  const parts = rows.filter(({ level }) => level === 1);
  for (const name of ["serviceLevel", "abandonRate", "averageSpeedOfAnswer", "averageHandleTime"]) {
    const sum = parts.reduce((added, { values }) => added + (values[name] ?? 0), 0);
    for (const value of [sum, sum / parts.length]) {
      const planted = total && { ...total, values: { ...total.values, [name]: value } };
      const wrong = wrongIn(new Map([...cells, ...(planted ? [["[]", planted] as const] : [])]), expected);
      expect(wrong).toEqual([expect.objectContaining({ key: "[]", name, shown: value })]);
    }
  }
});

test("the medians of a period are those of its contacts, with and without an interval", async () => {
  const middle = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[sorted.length >> 1]];
    return sorted.length === 0 ? null : (low + high) / 2;
  };
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom({}, { interval: "month" as const }), async (asked, by) => {
      const { range, filters } = asked;
      const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
      const contacts = ROWS.filter(
        (row) => row.is_first && passes(row, asked) && row.began_at >= from && row.began_at < to,
      );
      const { body } = await platform.api("POST /metrics/calls", {
        ...admin,
        json: { range, filters, ...by, measures: ["contactWaitMedian", "contactServiceTimeMedian"] },
      });
      const { rows, source } = body as unknown as Metrics; // validated against the contract by the test platform
      const medians = [
        middle(contacts.map(({ queued, waited }) => queued ?? waited ?? 0)),
        middle(contacts.map(({ served }) => served ?? 0)),
      ];
      expect(source).toBe("calls");
      const values = rows.find(({ level }) => level === 0)?.values;
      expect([values?.["contactWaitMedian"], values?.["contactServiceTimeMedian"]]).toEqual(medians);
      if (!isTotaled({ range })) return;
      const ofOutcomes = filters?.outcome !== undefined;
      const where = totalsIn({ account: ACCOUNT, period: [from, to], ofContacts: true, ofOutcomes });
      const ofTotals = await readMediansOfTotals(
        platform.database.db,
        {
          from,
          to,
          where: sql.join([where, ...filtersOf(ACCOUNT, filters)], sql` and `),
          lists: [sql`queued_times`, sql`served_times`],
        },
        0,
      );
      expect(ofTotals ?? [null, null]).toEqual(medians);
    }),
    { numRuns: atDepth(10, 100) },
  );
});

const QUARTER = 15;
test.each([
  { source: "calls", minutes: 40, startOf: (index: number) => index / 60_000 },
  {
    source: "totals",
    minutes: 2400 * QUARTER,
    // Of 2,400 quarter hours, every seventh is in the sample. Each has four calls.
    startOf: (index: number) => (index < 100 ? 7 * (index >> 2) : 7 * ((index - 100) >> 2) + 3) * QUARTER,
  },
])("reads a median from $source again if the sample misleads", async ({ source, minutes, startOf }) => {
  const from = Date.UTC(2031, 0, 1);
  const to = from + minutes * 60_000;
  const rows = Array.from({ length: 400 }, (_, index) =>
    callRow({
      account: ACCOUNT,
      id: `misleading-${minutes}-${index}`,
      segment: "any",
      at: from + startOf(index) * 60_000,
      queue: `misleading-${minutes}-${index}`,
      waited: index < 100 ? 0 : 60_000 + index,
      served: index < 100 ? 500_000 : index,
    }),
  );
  await platform.database.db.deleteFrom("call_records").where("created_at", ">=", from).execute();
  await insertCalls(platform.database.db, rows);
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), zone: "UTC" };
  const { body } = await platform.api("POST /metrics/calls", {
    ...admin,
    json: { range, measures: ["contactWaitMedian", "contactServiceTimeMedian"] },
  });
  expect(body).toMatchObject({
    source,
    rows: [{ values: { contactWaitMedian: 60_199.5, contactServiceTimeMedian: 299.5 } }],
  });
});
