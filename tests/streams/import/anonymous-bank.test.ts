import { expect, test } from "vitest";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { anonymousBank } from "../../../streams/import/anonymous-bank.ts";
import { namingOf } from "../../../streams/import/naming.ts";
import { bankRow, importedBank, linesIn, story } from "./imported.ts";

const none = { qIn: "0:00:00", qOut: "0:00:00", q: "0" };
const unserved = { sIn: "0:00:00", sOut: "0:00:00", s: "0", server: "NO_SERVER" };

test("a customer who queued and was answered leaves every step at its own time", async () => {
  const { events, header } = await importedBank([bankRow()]);
  expect(story(events)).toEqual([
    "1999-01-05T07:00:00 contact-created contact",
    "1999-01-05T07:00:05 queue-created queue",
    "1999-01-05T07:01:00 queue-assigned queue",
    "1999-01-05T07:01:00 call-created call",
    "1999-01-05T07:03:00 call-ended call",
    "1999-01-05T07:03:00 contact-ended contact",
  ]);
  expect(events.map(({ offset }) => offset)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(Object.values(header.names.segments)).toEqual(["PS"]);
  expect(Object.values(header.names.users)).toEqual(["AGENT27"]);
  expect(events.at(-1)?.data).toEqual({
    outcome: "answered",
    recorded: { ivrSeconds: 5, queueSeconds: 55, serviceSeconds: 120 },
  });
});

test.each([
  [
    "gave up in the queue",
    bankRow({ outcome: "HANG", ...unserved }),
    ["contact-created", "queue-created", "queue-abandoned", "contact-ended"],
    "abandoned",
  ],
  [
    "gave up before the queue",
    bankRow({ outcome: "HANG", ...none, ...unserved }),
    ["contact-created", "contact-ended"],
    "abandoned",
  ],
  [
    "was answered at once",
    bankRow({ ...none, sIn: "9:00:05" }),
    ["contact-created", "call-created", "call-ended", "contact-ended"],
    "answered",
  ],
  ["was a phantom", bankRow({ outcome: "PHANTOM" }), ["contact-created", "contact-ended"], "discarded"],
  [
    "left the queue to an agent who never spoke",
    bankRow({ ...unserved }),
    ["contact-created", "queue-created", "queue-assigned", "contact-ended"],
    "assigned",
  ],
])("a customer who %s", async (_, row, types, outcome) => {
  const { events } = await importedBank([row]);
  expect(events.map(({ type }) => type)).toEqual(types);
  expect(events.at(-1)?.data["outcome"]).toBe(outcome);
});

test("a call that goes over midnight goes on the next day, and belongs to the day on which it began", async () => {
  const late = bankRow({
    ivrIn: "23:59:30",
    ivrOut: "23:59:40",
    qIn: "23:59:40",
    qOut: "0:00:20",
    q: "40",
    sIn: "0:00:20",
    sOut: "0:02:00",
    s: "100",
  });
  const { events } = await importedBank([late, bankRow({ date: "990106" })], "1999-01-05");
  expect(events.map(({ time }) => time.slice(0, 19))).toEqual([
    "1999-01-05T21:59:30",
    "1999-01-05T21:59:40",
    "1999-01-05T22:00:20",
    "1999-01-05T22:00:20",
    "1999-01-05T22:02:00",
    "1999-01-05T22:02:00",
  ]);
});

test("an exit that the log puts before the entry does not make the contact end before it began", async () => {
  const { events } = await importedBank([
    bankRow({ outcome: "HANG", ivrIn: "9:00:05", ivrOut: "9:00:03", ...none, ...unserved }),
  ]);
  expect(events.map(({ time }) => time.slice(11, 19))).toEqual(["07:00:05", "07:00:05"]);
});

test("an agent who answers the next customer in the second in which the last one hung up is in one call at a time", async () => {
  const { events } = await importedBank([
    bankRow({ ...none, ivrIn: "9:02:50", ivrOut: "9:03:00", sIn: "9:03:00", sOut: "9:04:00" }),
    bankRow(),
  ]);
  expect(evolveFloor(emptyFloor("Asia/Jerusalem"), events).anomalies.total).toBe(0);
});

test("calls of the same number in the log are calls of their own", async () => {
  const { events } = await importedBank([bankRow(), bankRow({ server: "AGENT28" })]);
  expect(
    new Set(events.filter(({ type }) => type === "call-created").map(({ subject }) => subject)).size,
  ).toBe(2);
});

test("a row of which nothing can be made is named with its line and why, and the others stay", async () => {
  const { summary } = await importedBank([
    bankRow(),
    "AA0101\t1\t2",
    bankRow({ date: "19990105" }),
    bankRow({ date: "990230" }),
    bankRow({ outcome: "FAX" }),
    bankRow({ qIn: "25:00:00" }),
    bankRow({ s: "long" }),
    bankRow({ priority: "" }),
    bankRow({ type: "" }),
    "",
    bankRow(),
  ]);
  expect(summary.rows).toBe(10);
  expect(summary.events["contact-created"]).toBe(2);
  expect(summary.leftOut).toEqual([
    { line: 3, reason: "it has 3 columns instead of 17" },
    { line: 4, reason: 'date "19990105" is not yymmdd' },
    { line: 5, reason: 'date "990230" does not exist' },
    { line: 6, reason: 'outcome "FAX" is unknown' },
    { line: 7, reason: 'q_start "25:00:00" is not h:mm:ss' },
    { line: 8, reason: 'ser_time "long" is not a whole number' },
    { line: 9, reason: 'priority "" is not a whole number' },
    { line: 10, reason: "type is empty" },
  ]);
});

test("reads rows as they are published, with numbers of customers and names of agents", async () => {
  const { header, events, summary } = await importedBank([
    bankRow({ customer: "9664491", server: "MICHAL" }),
    bankRow({ customer: "0", server: "TOVA" }),
  ]);
  expect([summary.leftOut, Object.values(header.names.users)]).toEqual([[], ["MICHAL", "TOVA"]]);
  expect(events.filter(({ type }) => type === "contact-created").map(({ data }) => data["customer"])).toEqual(
    ["9664491", undefined],
  );
});

test("a file with other columns is refused as a whole", async () => {
  const rows = anonymousBank("Asia/Jerusalem")(linesIn("a,b\n1,2"), namingOf("x"));
  await expect(rows[Symbol.asyncIterator]().next()).rejects.toThrow("its header has different columns");
});
