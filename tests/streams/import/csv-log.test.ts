import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { csvMapOf } from "../../../streams/import/csv-map.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { importedCsv } from "./imported.ts";

const sample = (name: string) =>
  readFileSync(new URL(`help-desk/${name}`, import.meta.url), "utf8").trimEnd();

test("a help desk's changes of status become what happened to each of its tickets", async () => {
  const { events, header, summary } = await importedCsv(
    csvMapOf(sample("status-map.json")),
    sample("status-log.csv"),
  );
  expect(events.map(({ time, type }) => `${time.slice(11, 19)} ${type}`)).toEqual([
    "08:00:04 contact-created",
    "08:00:04 queue-created",
    "08:00:40 contact-created",
    "08:00:40 queue-created",
    "08:00:52 queue-assigned",
    "08:01:00 call-created",
    "08:01:10 contact-created",
    "08:01:10 queue-created",
    "08:02:10 queue-dismissed",
    "08:03:05 queue-abandoned",
    "08:03:05 contact-ended",
    "08:04:30 call-transferred",
    "08:05:20 call-created",
    "08:08:00 call-ended",
    "08:08:00 contact-ended",
    "08:10:00 call-ended",
    "08:10:00 contact-ended",
    "09:00:00 contact-created",
    "09:00:00 queue-created",
    "09:00:20 call-created",
    "09:03:20 call-ended",
    "09:03:20 contact-ended",
  ]);
  expect(summary.leftOut.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '11 Status "Merged" is not in the map',
    '13 Changed at "yesterday" is not a time in the format iso',
    '14 "queue-created" requires a queue',
    '16 Priority "urgent" is not in the map',
    '17 Via "fax" is not in the map',
    "23 a quote is not closed",
    '24 "queue-created" requires a queue',
  ]);
  expect(summary.rows).toBe(22);
  expect([Object.values(header.names.segments), Object.values(header.names.users)]).toEqual([
    ["Hardware", "Network", "Accounts"],
    ["Ines", "Pia", "Olaf"],
  ]);
});

test("imports a help desk's log into a floor without contradictions that ends empty", async () => {
  const { events } = await importedCsv(csvMapOf(sample("status-map.json")), sample("status-log.csv"));
  const floor = evolveFloor(emptyFloor("Europe/Madrid"), events);
  expect([floor.anomalies.total, floor.queue.size, floor.calls.size, floor.contacts.size]).toEqual([
    0, 0, 0, 0,
  ]);
  const tally = floor.days[0]?.tallies.get("all");
  expect(tally).toMatchObject({
    contacts: 4,
    answered: 3,
    abandoned: 1,
    timeouts: 1,
    transferred: 1,
    hangs: 1,
  });
});

test("a ticket that is opened again is a further contact of the same customer", async () => {
  const { events } = await importedCsv(csvMapOf(sample("status-map.json")), sample("status-log.csv"));
  const [first, second, ...more] = events.filter(
    ({ type, data }) => type === "contact-created" && data["customer"] === "C-22",
  );
  expect(more).toEqual([]);
  expect(first?.subject).not.toBe(second?.subject);
});

test("ends a ticket before it starts again if it is solved and reopened within one second", async () => {
  const [header, first] = sample("status-log.csv").split("\n");
  const row = (status: string) =>
    `HD-1001;2026-03-02T09:05:00+01:00;${status};Hardware;Ines;C-17;high;phone;`;
  const { events } = await importedCsv(
    csvMapOf(sample("status-map.json")),
    [header, first, row("In progress"), row("Solved"), row("New"), row("Hung up")].join("\n"),
  );
  expect(events.map(({ type }) => type)).toEqual([
    "contact-created",
    "queue-created",
    "call-created",
    "call-ended",
    "contact-ended",
    "contact-created",
    "queue-created",
    "queue-abandoned",
    "contact-ended",
  ]);
  expect(evolveFloor(emptyFloor("Europe/Madrid"), events).anomalies.total).toBe(0);
});

test("a row with a column for each moment becomes a whole case", async () => {
  const { events, summary } = await importedCsv(csvMapOf(sample("cases-map.json")), sample("cases.csv"));
  expect(events.slice(0, 5).map(({ time, type }) => `${time.slice(11, 19)} ${type}`)).toEqual([
    // Between 01:58 and 03:01 the clocks went forward: the customer waited three minutes.
    "00:58:00 contact-created",
    "00:58:00 queue-created",
    "01:01:00 call-created",
    "01:03:00 call-ended",
    "01:03:00 contact-ended",
  ]);
  expect(events.filter(({ type }) => type === "contact-ended").map(({ data }) => data["outcome"])).toEqual([
    "answered",
    "abandoned",
    "answered",
  ]);
  expect(summary.leftOut).toEqual([
    { line: 4, reason: "Answered is before Opened" },
    { line: 5, reason: 'Talk seconds "a while" is not a number of seconds or a duration such as 0:02:23' },
    { line: 6, reason: 'Opened "31/04/2026 09:20" is not a time in the format dd/MM/yyyy HH:mm' },
    { line: 7, reason: "all of its moments are empty" },
  ]);
});

test("in the hour that the clocks show twice, an answer never lies before its question", async () => {
  const map = csvMapOf(sample("cases-map.json"));
  const { events } = await importedCsv(
    map,
    "Case,Opened,Answered,Talk seconds,Closed,Team,Agent,Result\n1,25/10/2026 02:50,25/10/2026 02:10,60,25/10/2026 02:12,Sales,Noor,solved",
  );
  expect(events.map(({ time }) => time.slice(11, 16))).toEqual(["00:50", "00:50", "01:10", "01:11", "01:12"]);
});

test("reads a log without a header line by column positions, with any separator", async () => {
  const map = csvMapOf(
    JSON.stringify({
      header: false,
      delimiter: "|",
      quote: null,
      time: "unix",
      queue: 3,
      agent: 4,
      channel: { always: "video" },
      status: { column: 2, time: 1, events: { in: ["queue-created"], out: ["call-created"] }, otherwise: [] },
      case: 5,
    }),
  );
  const { events, summary } = await importedCsv(
    map,
    '1767254400|in|6" pipes|x|7\n1767254460|out|6" pipes|Ana|7\n1767254461|nothing|6" pipes|Ana|7',
  );
  expect(events.map(({ time, type, data }) => [time, type, data["channel"]])).toEqual([
    ["2026-01-01T08:00:00.000Z", "queue-created", "video"],
    ["2026-01-01T08:01:00.000Z", "call-created", "video"],
  ]);
  expect(events[1]?.data["queue"]).toBe(events[0]?.subject.slice("queue/".length));
  expect(summary).toMatchObject({ rows: 3, leftOut: [] });
});

test("sorts a case's out-of-order rows by time", async () => {
  const lines = sample("status-log.csv").split("\n");
  const some = [lines[0], lines[3], lines[1], lines[2]].join("\n");
  const { events } = await importedCsv(csvMapOf(sample("status-map.json")), some);
  expect(events.map(({ type }) => type)).toEqual([
    "contact-created",
    "queue-created",
    "contact-created",
    "queue-created",
    "queue-assigned",
  ]);
});

test("two logs with the same lines are the same events, and their ids say nothing else", async () => {
  const once = await importedCsv(csvMapOf(sample("cases-map.json")), sample("cases.csv"));
  const again = await importedCsv(csvMapOf(sample("cases-map.json")), sample("cases.csv"));
  expect(again).toEqual(once);
});

test("a map that names a column which the log does not have is refused, with the columns that there are", async () => {
  const map = csvMapOf(
    JSON.stringify({
      queue: "Teem",
      moments: [{ time: "Opened", when: { Reslt: ["x"] }, events: ["queue-created"] }],
    }),
  );
  await expect(importedCsv(map, sample("cases.csv"))).rejects.toThrow(
    'The log has no column "Teem", "Reslt". Correct the map. Its columns are: Case, Opened, Answered,',
  );
});

test("a time format that lacks a part is refused", async () => {
  const map = csvMapOf(
    JSON.stringify({
      time: "HH:mm",
      queue: "Team",
      moments: [{ time: "Opened", events: ["queue-created"] }],
    }),
  );
  await expect(importedCsv(map, sample("cases.csv"))).rejects.toThrow(
    'The time format "HH:mm" has no year. Add it.',
  );
});

/** The map of a `queue_log` of Asterisk, whose lines end where the event has no more to say. */
const RAGGED = {
  delimiter: "|",
  quote: null,
  header: false,
  time: "unix",
  case: 2,
  queue: 3,
  agent: 4,
  status: {
    column: 5,
    time: 1,
    events: {
      ENTERQUEUE: ["contact-created", "queue-created"],
      CONNECT: ["call-created"],
      ABANDON: ["queue-abandoned", "contact-ended"],
    },
    otherwise: [],
  },
};
const RAGGED_LOG =
  "1596272294|NONE|NONE|NONE|QUEUESTART|\n1596512941|1.163|support|NONE|ENTERQUEUE||7000|1\n1596513009|1.163|support|NONE|ABANDON|1|1|68";

test("lines with fewer or more cells than the first are read, and a cell that is not there is empty", async () => {
  const { events, summary } = await importedCsv(
    csvMapOf(JSON.stringify({ ...RAGGED, customer: 7 })),
    RAGGED_LOG,
  );
  expect(events.map(({ time, type }) => `${time.slice(11, 19)} ${type}`)).toEqual([
    "03:49:01 contact-created",
    "03:49:01 queue-created",
    "03:50:09 queue-abandoned",
    "03:50:09 contact-ended",
  ]);
  expect(events[0]?.data).toMatchObject({ customer: "7000" });
  expect(summary).toMatchObject({ rows: 3, leftOut: [] });
});

test("leaves out only lines that end before the column with the event", async () => {
  const { summary } = await importedCsv(
    csvMapOf(JSON.stringify(RAGGED)),
    `${RAGGED_LOG}\n1596513010|1.164|support\n1596513011`,
  );
  expect(summary.leftOut).toEqual([
    { line: 4, reason: "it has 3 columns and ends before column 5" },
    { line: 5, reason: "it has 1 column and ends before column 2" },
  ]);
});

test("the time of a status that means nothing is not looked at", async () => {
  const { summary } = await importedCsv(
    csvMapOf(JSON.stringify(RAGGED)),
    `${RAGGED_LOG}\nnever|1.164|support|NONE|CONFIGRELOAD|\n|1.165|support|NONE|CONFIGRELOAD|\nnever|1.166|support|NONE|ENTERQUEUE|`,
  );
  expect(summary.leftOut.map(({ line }) => line)).toEqual([6]);
});

test("a position that no line of the log has is refused", async () => {
  await expect(
    importedCsv(csvMapOf(JSON.stringify({ ...RAGGED, customer: 12 })), RAGGED_LOG),
  ).rejects.toThrow("The log has no column 12. Correct the map. It has 8 columns without names.");
});

test("day and time in two columns are one time, and durations may be clocks", async () => {
  const map = {
    case: 1,
    agent: 2,
    queue: 5,
    header: false,
    moments: [
      { time: [3, 4], events: ["queue-created"] },
      { seconds: 8, events: ["call-created"] },
      { seconds: 9, events: ["call-ended", "contact-ended"] },
    ],
  };
  const { events, summary } = await importedCsv(
    csvMapOf(JSON.stringify(map)),
    "ID0001,Diane,2021-01-01,09:12:58,Contract related,Y,Y,109,00:02:23\nID0002,Ann,2021-01-01,,Sales,Y,Y,1,1\nID0003,Ann,2021-01-01,noon,Sales,Y,Y,1,1",
    "Etc/UTC",
  );
  expect(events.map(({ time, type }) => `${time.slice(11, 19)} ${type}`)).toEqual([
    "09:12:58 queue-created",
    "09:14:47 call-created",
    "09:17:10 call-ended",
    "09:17:10 contact-ended",
  ]);
  expect(summary.leftOut).toEqual([
    { line: 2, reason: "all of its moments are empty" },
    { line: 3, reason: 'column 3 and column 4 "2021-01-01 noon" is not a time in the format iso' },
  ]);
});

test("a column of minutes counts minutes", async () => {
  const map = {
    queue: "Team",
    moments: [
      { time: "Opened", events: ["queue-created"] },
      { seconds: { column: "Waited", unit: "minutes" }, events: ["queue-abandoned"] },
    ],
  };
  const { events } = await importedCsv(
    csvMapOf(JSON.stringify(map)),
    "Opened,Waited,Team\n2026-03-02 09:00,1.5,Sales\n2026-03-02 09:00,1:05,Sales",
    "Etc/UTC",
  );
  expect(events.slice(2).map(({ time }) => time.slice(11, 19))).toEqual(["09:01:30", "10:05:00"]);
});

test("texts that stand for nothing are empty cells", async () => {
  const map = {
    empty: ["?", "NULL", "\\N", "-"],
    queue: "Team",
    customer: "Who",
    moments: [
      { time: "Opened", events: ["queue-created"] },
      { time: "Answered", events: ["call-created"] },
      { time: "Closed", events: ["contact-ended"] },
    ],
  };
  const { events, summary } = await importedCsv(
    csvMapOf(JSON.stringify(map)),
    "Team,Who,Opened,Answered,Closed\nSales,?,2026-03-02 09:01,NULL,2026-03-02 09:06\nSales,\\N,2026-03-02 09:02,-,2026-03-02 09:07",
  );
  expect(events.map(({ type, data }) => [type, data["customer"]])).toEqual([
    ["queue-created", undefined],
    ["queue-created", undefined],
    ["contact-ended", undefined],
    ["contact-ended", undefined],
  ]);
  expect(summary.leftOut).toEqual([]);
});

test("the time of a moment that its conditions exclude is not looked at", async () => {
  const map = {
    case: "Id",
    queue: "Team",
    moments: [
      { time: "Opened", events: ["contact-created", "queue-created"] },
      { time: "Answered", unless: { Result: ["gave up"] }, events: ["call-created"] },
      { time: "Closed", when: { Result: ["gave up"] }, events: ["queue-abandoned", "contact-ended"] },
    ],
  };
  const { events, summary } = await importedCsv(
    csvMapOf(JSON.stringify(map)),
    "Id,Team,Answered,Opened,Other,Closed,Result\n2,Sales,?,2026-03-02 09:01,?,2026-03-02 09:06,gave up",
  );
  expect(events.map(({ type }) => type)).toEqual([
    "contact-created",
    "queue-created",
    "queue-abandoned",
    "contact-ended",
  ]);
  expect(summary.leftOut).toEqual([]);
});
