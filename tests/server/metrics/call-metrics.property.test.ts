import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
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
import { atDepth } from "../../support/depth.ts";
import { insertCalls } from "../../support/call-row.ts";
import {
  anyQuery,
  BAND,
  HOUR,
  MEASURED_CALLS,
  type MeasuredRow as Row,
  passes,
  START,
  ZONES,
} from "../../support/measured-calls.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";

const SHORT = 5;
const WITHIN = 20;

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  await insertCalls(platform.database.db, MEASURED_CALLS);
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

/** Folds the rows of a query: sums by level, interval and group. */
function folded({ range, interval, groupBy = [], filters }: MetricsQuery): ReadonlyMap<string, CallSums> {
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  const sums = new Map<string, CallSums>();
  const add = (path: readonly unknown[], part: CallSums) => {
    const key = JSON.stringify(path);
    const before = sums.get(key);
    sums.set(key, before ? addSums(before, part) : part);
  };
  const counted = MEASURED_CALLS.filter((row) => passes(row, { filters })).flatMap((row) =>
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

const TOTALED: ReadonlySet<MetricsGroup> = new Set(["segment", "channel", "weekday", "hourOfDay"]);
const isTotaled = ({ range, groupBy = [] }: MetricsQuery) =>
  range.from.endsWith(":00:00.000Z") && groupBy.every((group) => TOTALED.has(group));

test("every cell and total of any query equals the fold of its calls", async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, async ({ interval, ...rest }) => {
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
