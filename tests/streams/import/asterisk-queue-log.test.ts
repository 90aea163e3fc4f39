import { expect, test } from "vitest";
import { asteriskQueueLog } from "../../../streams/import/asterisk-queue-log.ts";
import { importLog } from "../../../streams/import/import-log.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { linesIn } from "./imported.ts";

const imported = (lines: readonly string[]) =>
  importLog(linesIn(lines.join("\n")), {
    adapter: asteriskQueueLog,
    as: "asterisk-queue-log",
    log: "queue_log",
    name: "queue_log",
    zone: "Etc/UTC",
  });
/** Returns the time this number of seconds after a moment of 2020. */
const at = (seconds: number) => 1_596_512_940 + seconds;
const shortEvents = ({ events }: Awaited<ReturnType<typeof imported>>) =>
  events.map(({ time, type, data }) =>
    [
      Date.parse(time) / 1_000 - at(0),
      type,
      ...[data["outcome"], data["reason"], data["by"], data["status"]].filter((word) => word !== undefined),
    ]
      .map(String)
      .join(" "),
  );

test("imports abandoned calls, and lines that are not about calls", async () => {
  const log = await imported([
    "1596272294|NONE|NONE|NONE|QUEUESTART|",
    "1596512941|1.163|support|NONE|ENTERQUEUE||7000|1",
    "1596513009|1.163|support|NONE|ABANDON|1|1|68",
    "",
  ]);
  expect(shortEvents(log)).toEqual([
    "1 contact-created",
    "1 queue-created",
    "69 queue-abandoned",
    "69 contact-ended abandoned",
  ]);
  expect(log.events[1]?.data).toMatchObject({ customer: "7000", channel: "audio" });
  expect(log.summary).toMatchObject({ rows: 3, leftOut: [] });
});

test("a call that one agent did not take and another answered", async () => {
  const log = await imported([
    `${at(0)}|1.1|support|NONE|ENTERQUEUE||+44 20 7946 0001|1`,
    `${at(20)}|1.1|support|SIP/101|RINGNOANSWER|15000`,
    `${at(30)}|1.1|support|SIP/102|CONNECT|30|1.2|4`,
    `${at(90)}|1.1|support|SIP/102|COMPLETECALLER|30|60|1`,
  ]);
  expect(shortEvents(log)).toEqual([
    "0 contact-created",
    "0 queue-created",
    "5 queue-assigned",
    "20 queue-dismissed timeout",
    "26 queue-assigned",
    "30 call-created",
    "90 call-ended customer",
    "90 contact-ended answered",
  ]);
  expect(Object.values(log.header.names.users)).toEqual(["SIP/101", "SIP/102"]);
  const floor = evolveFloor(emptyFloor("Etc/UTC"), log.events);
  expect([floor.anomalies.total, floor.queue.size, floor.calls.size, floor.contacts.size]).toEqual([
    0, 0, 0, 0,
  ]);
});

test.each([
  ["EXITWITHTIMEOUT|1|1|60", ["60 queue-abandoned timeout", "60 contact-ended timeout"]],
  ["EXITEMPTY|1|1|60", ["60 queue-abandoned no agents", "60 contact-ended discarded"]],
  ["EXITWITHKEY|1|1|1|60", ["60 queue-abandoned key pressed", "60 contact-ended discarded"]],
])("a caller who leaves the queue by %s", async (left, expected) => {
  const log = await imported([
    `${at(0)}|1.1|support|NONE|ENTERQUEUE||7000|1`,
    `${at(60)}|1.1|support|NONE|${left}`,
  ]);
  expect(shortEvents(log).slice(2)).toEqual(expected);
});

test.each([
  ["COMPLETEAGENT|5|55|1", ["60 call-ended user", "60 contact-ended answered"]],
  ["BLINDTRANSFER|200|default|5|55|1", ["60 call-ended", "60 contact-ended transferred"]],
  ["ATTENDEDTRANSFER|BRIDGE|1.9|5|55|1", ["60 call-ended", "60 contact-ended transferred"]],
  ["TRANSFER|200|default|5|55|1", ["60 call-ended", "60 contact-ended transferred"]],
])("a call that ends with %s", async (ended, expected) => {
  const log = await imported([
    `${at(0)}|1.1|support|NONE|ENTERQUEUE||7000|1`,
    `${at(5)}|1.1|support|Ana|CONNECT|5|1.2`,
    `${at(60)}|1.1|support|Ana|${ended}`,
  ]);
  expect(shortEvents(log).slice(2)).toEqual(["5 call-created", ...expected]);
});

test("agents come with their first queue, go with their last, and take breaks between", async () => {
  const log = await imported([
    `${at(0)}|NONE|support|Ana|ADDMEMBER|`,
    `${at(1)}|NONE|sales|Ana|ADDMEMBER|`,
    `${at(2)}|NONE|NONE|Ana|PAUSEALL|Lunch`,
    `${at(3)}|NONE|support|Ana|PAUSE|Lunch`,
    `${at(4)}|NONE|NONE|Ana|UNPAUSEALL|`,
    `${at(5)}|NONE|support|Ana|REMOVEMEMBER|`,
    `${at(6)}|NONE|sales|Ana|REMOVEMEMBER|`,
    `${at(7)}|NONE|sales|Bo|PAUSE`,
  ]);
  expect(shortEvents(log)).toEqual([
    "0 user-connected",
    "2 user-status-changed Lunch break",
    "4 user-status-changed available",
    "6 user-disconnected client disconnect",
    "7 user-connected",
    "7 user-status-changed break",
  ]);
  expect(evolveFloor(emptyFloor("Etc/UTC"), log.events).anomalies.total).toBe(0);
});

test("leaves out invalid lines of a queue_log with the reason", async () => {
  const { summary } = await imported([
    "hello",
    "yesterday|1.1|support|NONE|ENTERQUEUE||7000|1",
    `${at(0)}|NONE|support|NONE|ENTERQUEUE||7000|1`,
    `${at(0)}|1.1|NONE|NONE|ABANDON|1|1|1`,
  ]);
  expect(summary.leftOut).toEqual([
    { line: 1, reason: "it has 1 part instead of at least 5" },
    { line: 2, reason: '"yesterday" is not a time in seconds since 1970' },
    { line: 3, reason: "ENTERQUEUE has no call" },
    { line: 4, reason: "ABANDON has no queue" },
  ]);
});
