import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { metricsCsv } from "../../../server/recording-file/metrics-csv.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor } from "../../../streams/projections/floor.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import { BANK_ZONE, dayOfJanuary, wholeJanuary } from "../../support/january.ts";
import { dailyMetrics, hasJanuary, needed } from "../../support/recorded-data.ts";

describe.skipIf(!hasJanuary)(`a month of real calls${needed}`, () => {
  let imported: Awaited<ReturnType<typeof wholeJanuary>>;
  let floor: Floor;

  beforeAll(async () => {
    imported = await wholeJanuary();
    floor = emptyFloor(BANK_ZONE);
    for (let at = 0; at < imported.events.length; at += 5_000)
      floor = evolveFloor(floor, imported.events.slice(at, at + 5_000));
  });

  test("every row is there, and every event that its provenance counts", () => {
    expect(imported.summary).toEqual({
      rows: 31_599,
      events: {
        "contact-created": 31_599,
        "queue-created": 16_686,
        "queue-abandoned": 3_101,
        "queue-assigned": 13_585,
        "call-created": 27_018,
        "call-ended": 27_018,
        "contact-ended": 31_599,
      },
      leftOut: [],
    });
    const outcomes = (outcome: string) =>
      imported.events.filter(({ type, data }) => type === "contact-ended" && data["outcome"] === outcome)
        .length;
    expect([outcomes("discarded"), outcomes("assigned")]).toEqual([240, 42]);
  });

  test("leaves the floor empty at the end, with agents in two calls as the only contradictions", () => {
    expect([floor.queue.size, floor.calls.size, floor.contacts.size]).toEqual([0, 0, 0]);
    expect(floor.unknown).toEqual({});
    expect(Object.keys(floor.anomalies.byReason)).toEqual(["agent-in-two-calls"]);
    expect(floor.anomalies.total).toBe(overlaps(imported.events));
  });

  test("counts as many calls and abandoned calls per day as an independent count", () => {
    const counted = floor.days.map(({ day, tallies }) => [
      day,
      tallies.get("all")?.contacts,
      tallies.get("all")?.hangs,
    ]);
    expect(counted).toEqual(
      dailyMetrics().map(({ date, total_calls, hangs }) => [date, Number(total_calls), Number(hangs)]),
    );
  });

  test("matches the independently computed waits, talks and menu times of each day", async () => {
    const { csv, open } = await metricsCsv(imported.header, inTurn(imported.events), "day");
    expect(open).toBe(0);
    const [head, ...days] = csv.split("\n").map((row) => row.split(","));
    expect(head).toEqual([
      "date",
      "total_calls",
      "hangs",
      "mean_queue_s",
      "median_queue_s",
      "mean_service_s",
      "median_service_s",
    ]);
    expect(days.map(([day, ...numbers]) => [day, ...numbers.map(Number)])).toEqual(
      dailyMetrics().map((one) => [
        one.date,
        ...[
          one.total_calls,
          one.hangs,
          one.avg_queue_time,
          one.median_queue_time,
          one.avg_service_time,
          one.median_service_time,
        ].map(hundredths),
      ]),
    );
    const inMenu = menuSeconds(imported.events);
    for (const { date, total_calls, avg_vru_time } of dailyMetrics())
      expect([date, (inMenu.get(date) ?? 0) / Number(total_calls)]).toEqual([
        date,
        expect.closeTo(Number(avg_vru_time), 1),
      ]);
  });

  test("one day of it is that day's calls, with only those who took part", async () => {
    const day = await dayOfJanuary("1999-01-05");
    expect(day.summary.rows).toBe(
      Number(dailyMetrics().find(({ date }) => date === "1999-01-05")?.total_calls),
    );
    expect(day.header.events).toBe(day.events.length);
    expect(Object.keys(day.header.names.users).length).toBeLessThan(
      Object.keys(imported.header.names.users).length,
    );
    // The same names have the same ids in both.
    expect(imported.header.names.users).toMatchObject(day.header.names.users);
  });
});

/** Counts the answers of an agent before the last call had ended, independently. */
function overlaps(events: readonly Event[]): number {
  const talking = new Map<string, Set<string>>();
  const agentOf = new Map<string, string>();
  let found = 0;
  for (const { type, subject, data } of events) {
    if (type === "call-created" && typeof data["user"] === "string") {
      const calls = talking.get(data["user"]) ?? new Set();
      if (calls.size > 0) found++;
      talking.set(data["user"], calls.add(subject));
      agentOf.set(subject, data["user"]);
    }
    if (type === "call-ended") talking.get(agentOf.get(subject) ?? "")?.delete(subject);
  }
  return found;
}

/** The last of two decimals may be rounded the other way. */
const hundredths = (number: string): unknown => expect.closeTo(Number(number), 1);

async function* inTurn<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

/** Seconds that those who came on a day spent in the log's voice menu, as it counted them itself. */
function menuSeconds(events: readonly Event[]): Map<string, number> {
  const days = new Map<string, string>();
  const sums = new Map<string, number>();
  for (const { type, subject, time, data } of events) {
    if (type === "contact-created") days.set(subject, localDay(Date.parse(time), BANK_ZONE).day);
    if (type !== "contact-ended") continue;
    const day = days.get(subject) ?? "";
    sums.set(day, (sums.get(day) ?? 0) + (data["recorded"] as { ivrSeconds: number }).ivrSeconds); // every row of the log has it
  }
  return sums;
}
