import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { anonymousBank } from "../../../server/import/anonymous-bank.ts";
import { importLog } from "../../../server/import/import-log.ts";
import { linesOf } from "../../../server/import/lines.ts";
import { idOf } from "../../../streams/events/event.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor } from "../../../streams/projections/floor.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import { dailyMetrics, hasJanuary, JANUARY, needed } from "../../support/recorded-data.ts";

const ZONE = "Asia/Jerusalem";

describe.skipIf(!hasJanuary)(`a month of real calls${needed}`, () => {
  let imported: Awaited<ReturnType<typeof importLog>>;
  let floor: Floor;

  beforeAll(async () => {
    imported = await importLog(linesOf(JANUARY), { adapter: anonymousBank(ZONE), as: "anonymous-bank", log: "january", name: "january", zone: ZONE });
    floor = emptyFloor(ZONE);
    for (let at = 0; at < imported.events.length; at += 5_000) floor = evolveFloor(floor, imported.events.slice(at, at + 5_000));
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
    const outcomes = (outcome: string) => imported.events.filter(({ type, data }) => type === "contact-ended" && data["outcome"] === outcome).length;
    expect([outcomes("discarded"), outcomes("assigned")]).toEqual([240, 42]);
  });

  test("nobody is left on the floor at the end, and what contradicts itself is an agent in two calls", () => {
    expect([floor.queue.size, floor.calls.size, floor.contacts.size]).toEqual([0, 0, 0]);
    expect(floor.unknown).toEqual({});
    expect(Object.keys(floor.anomalies.byReason)).toEqual(["agent-in-two-calls"]);
    expect(floor.anomalies.total).toBe(overlaps(imported.events));
  });

  test("each day has as many calls and as many who hung up as somebody else counted", () => {
    const counted = floor.days.map(({ day, tallies }) => [day, tallies.get("all")?.contacts, tallies.get("all")?.hangs]);
    expect(counted).toEqual(dailyMetrics().map(({ date, total_calls, hangs }) => [date, Number(total_calls), Number(hangs)]));
  });

  test("each day's mean wait and service are what somebody else worked out", () => {
    const sums = daySums(imported.events);
    for (const { date, total_calls, avg_queue_time, avg_service_time, avg_vru_time } of dailyMetrics()) {
      const { queue, service, ivr } = sums.get(date)!;
      expect([date, queue / Number(total_calls)]).toEqual([date, expect.closeTo(Number(avg_queue_time), 1)]);
      expect([date, service / Number(total_calls)]).toEqual([date, expect.closeTo(Number(avg_service_time), 1)]);
      expect([date, ivr / Number(total_calls)]).toEqual([date, expect.closeTo(Number(avg_vru_time), 1)]);
    }
  });

  test("one day of it is that day's calls, with only those who took part", async () => {
    const day = await importLog(linesOf(JANUARY), { adapter: anonymousBank(ZONE), as: "anonymous-bank", log: "january", name: "january 1999-01-05", zone: ZONE, day: "1999-01-05" });
    expect(day.summary.rows).toBe(Number(dailyMetrics().find(({ date }) => date === "1999-01-05")?.total_calls));
    expect(day.header.events).toBe(day.events.length);
    expect(Object.keys(day.header.names.users).length).toBeLessThan(Object.keys(imported.header.names.users).length);
    // The same names have the same ids in both.
    expect(imported.header.names.users).toMatchObject(day.header.names.users);
  });
});

/** How often an agent of the log answered before the last call had ended, counted by itself. */
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

/** Seconds waited, served and spent in the IVR by those who came on a day: from the events, and from the log's own figures where it has no events. */
function daySums(events: readonly Event[]): Map<string, { queue: number; service: number; ivr: number }> {
  const contacts = new Map<string, { day: string; queue: number; service: number }>();
  const began = new Map<string, { contact: string; time: number }>();
  const sums = new Map<string, { queue: number; service: number; ivr: number }>();
  for (const { type, subject, time, data } of events) {
    const now = Date.parse(time);
    const open = began.get(subject);
    if (type === "contact-created") contacts.set(idOf(subject), { day: localDay(now, ZONE).day, queue: 0, service: 0 });
    if (type === "queue-created" || type === "call-created") began.set(subject, { contact: String(data["contact"]), time: now });
    if (open && (type === "queue-assigned" || type === "queue-abandoned")) contacts.get(open.contact)!.queue += (now - open.time) / 1000;
    if (open && type === "call-ended") contacts.get(open.contact)!.service += (now - open.time) / 1000;
    if (type !== "contact-ended") continue;
    const { day, queue, service } = contacts.get(idOf(subject))!;
    const recorded = data["recorded"] as { ivrSeconds: number; queueSeconds: number; serviceSeconds: number };
    const sum = sums.get(day) ?? { queue: 0, service: 0, ivr: 0 };
    sums.set(day, { queue: sum.queue + (queue || recorded.queueSeconds), service: sum.service + (service || recorded.serviceSeconds), ivr: sum.ivr + recorded.ivrSeconds });
  }
  return sums;
}
